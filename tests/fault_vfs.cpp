// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "tests/fault_vfs.h"

#include <algorithm>
#include <filesystem>

namespace oddchip::journal_test {

namespace {

namespace fs = std::filesystem;

// SQLite gives room for this and, behind it, for the real file.
struct File {
    sqlite3_file base;
    FaultVfs* vfs;
    const char* name;
    sqlite3_file* inner() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* ours(sqlite3_file* file) { return reinterpret_cast<File*>(file); }
const sqlite3_io_methods* methods(sqlite3_file* file) { return ours(file)->inner()->pMethods; }

// Calls the real method unless this call is to fail with `code`.
#define PASS(code, method, ...)                                                                                        \
    (ours(file)->vfs->fails() ? (code) : methods(file)->method(ours(file)->inner() __VA_OPT__(, ) __VA_ARGS__))

int close(sqlite3_file* file) { return methods(file)->xClose(ours(file)->inner()); }

int read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
    return PASS(SQLITE_IOERR_READ, xRead, to, size, at);
}

int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
    FaultVfs& vfs = *ours(file)->vfs;
    if (vfs.room >= 0) {
        sqlite3_int64 now = 0;
        methods(file)->xFileSize(ours(file)->inner(), &now);
        const sqlite3_int64 growth = std::max<sqlite3_int64>(0, at + size - now);
        if (growth > vfs.room) return SQLITE_FULL;
        vfs.room -= growth;
    }
    if (vfs.lacksRoom()) return SQLITE_FULL;
    return PASS(SQLITE_IOERR_WRITE, xWrite, from, size, at);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) { return PASS(SQLITE_IOERR_TRUNCATE, xTruncate, size); }

// The disk under a test need not be waited for.
int sync(sqlite3_file* file, int) {
    if (ours(file)->vfs->fails()) return SQLITE_IOERR_FSYNC;
    if (!ours(file)->name) return SQLITE_OK;
    const fs::path path = ours(file)->name;
    FaultVfs& vfs = *ours(file)->vfs;
    if (path.string().ends_with("-wal")) ++vfs.logSyncs;
    if (vfs.beforeSync) vfs.beforeSync(path.string());
    if (!vfs.durable.empty())
        fs::copy_file(path, fs::path(vfs.durable) / path.filename(), fs::copy_options::overwrite_existing);
    return SQLITE_OK;
}

int fileSize(sqlite3_file* file, sqlite3_int64* size) { return PASS(SQLITE_IOERR_FSTAT, xFileSize, size); }
int lock(sqlite3_file* file, int level) { return PASS(SQLITE_IOERR_LOCK, xLock, level); }
int unlock(sqlite3_file* file, int level) { return methods(file)->xUnlock(ours(file)->inner(), level); }
int checkReserved(sqlite3_file* file, int* held) {
    return PASS(SQLITE_IOERR_CHECKRESERVEDLOCK, xCheckReservedLock, held);
}
int control(sqlite3_file* file, int what, void* with) {
    return methods(file)->xFileControl(ours(file)->inner(), what, with);
}
int sectorSize(sqlite3_file* file) { return methods(file)->xSectorSize(ours(file)->inner()); }
int traits(sqlite3_file* file) { return methods(file)->xDeviceCharacteristics(ours(file)->inner()); }

int shmMap(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
    return PASS(SQLITE_IOERR_SHMMAP, xShmMap, page, size, extend, to);
}
int shmLock(sqlite3_file* file, int at, int count, int flags) {
    if (flags & SQLITE_SHM_UNLOCK) return methods(file)->xShmLock(ours(file)->inner(), at, count, flags);
    return PASS(SQLITE_IOERR_SHMLOCK, xShmLock, at, count, flags);
}
void shmBarrier(sqlite3_file* file) { methods(file)->xShmBarrier(ours(file)->inner()); }
int shmUnmap(sqlite3_file* file, int remove) { return methods(file)->xShmUnmap(ours(file)->inner(), remove); }

constexpr sqlite3_io_methods allMethods{2,       close,      read,          write,   truncate,   sync,   fileSize,
                                        lock,    unlock,     checkReserved, control, sectorSize, traits, shmMap,
                                        shmLock, shmBarrier, shmUnmap,      nullptr, nullptr};

FaultVfs& self(sqlite3_vfs* vfs) { return *static_cast<FaultVfs*>(vfs->pAppData); }

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* got) {
    file->pMethods = nullptr;
    if (self(vfs).fails()) return SQLITE_CANTOPEN;
    ours(file)->vfs = &self(vfs);
    ours(file)->name = name;
    const int result = self(vfs).real()->xOpen(self(vfs).real(), name, ours(file)->inner(), flags, got);
    if (ours(file)->inner()->pMethods) file->pMethods = &allMethods;
    return result;
}
int remove(sqlite3_vfs* vfs, const char* name, int syncFolder) {
    return self(vfs).fails() ? SQLITE_IOERR_DELETE : self(vfs).real()->xDelete(self(vfs).real(), name, syncFolder);
}
int access(sqlite3_vfs* vfs, const char* name, int flags, int* result) {
    return self(vfs).fails() ? SQLITE_IOERR_ACCESS : self(vfs).real()->xAccess(self(vfs).real(), name, flags, result);
}

}  // namespace

FaultVfs::FaultVfs() : m_real(sqlite3_vfs_find(nullptr)) {
    m_vfs = *m_real;
    m_vfs.iVersion = 2;
    m_vfs.szOsFile = static_cast<int>(sizeof(File)) + m_real->szOsFile;
    m_vfs.zName = "fault";
    m_vfs.pAppData = this;
    m_vfs.xOpen = open;
    m_vfs.xDelete = remove;
    m_vfs.xAccess = access;
    // The others do not look at pAppData.
    sqlite3_vfs_register(&m_vfs, 1);
}

FaultVfs::~FaultVfs() {
    sqlite3_vfs_unregister(&m_vfs);
    sqlite3_vfs_register(m_real, 1);
}

bool FaultVfs::counted() {
    ++calls;
    return failAt != 0 && (forGood ? calls >= failAt : calls == failAt);
}

}  // namespace oddchip::journal_test
