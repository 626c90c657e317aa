/*
 * What a power cut would leave: beside every file below MUSTER_SYNCED_OF, a copy in MUSTER_SYNCED_TO holds what of it
 * has been synced. Whoever is preloaded with this writes as ever; the copy hears of it at fsync and fdatasync.
 *
 * Not undone are the making and the deleting of files. Files ending in -shm are left out: SQLite never relies on them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 256
#define DESCRIPTORS 65536
#define PIECE 65536

struct range {
  off_t from, to;
};

struct file {
  dev_t device;
  ino_t inode;
  int copy;
  struct range *unsynced;
  size_t count, room;
};

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct file files[FILES];
static int known;
static struct file *opened[DESCRIPTORS];
static const char *of, *to;

static void impossible(const char *what) {
  fprintf(stderr, "synced.c: %s\n", what);
  abort();
}

__attribute__((constructor)) static void begin(void) {
  if (real_open != NULL) return;
  real_openat = dlsym(RTLD_NEXT, "openat");
  real_close = dlsym(RTLD_NEXT, "close");
  real_write = dlsym(RTLD_NEXT, "write");
  real_writev = dlsym(RTLD_NEXT, "writev");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_rename = dlsym(RTLD_NEXT, "rename");
  of = getenv("MUSTER_SYNCED_OF");
  to = getenv("MUSTER_SYNCED_TO");
  real_open = dlsym(RTLD_NEXT, "open64");
}

/* The path of the copy, if this file has one. */
static int copy_of(const char *path, char *copy) {
  if (of == NULL || to == NULL || path == NULL) return 0;
  size_t length = strlen(of), whole = strlen(path);
  if (strncmp(path, of, length) != 0 || path[length] != '/' || strchr(path + length + 1, '/') != NULL) return 0;
  if (whole > 4 && strcmp(path + whole - 4, "-shm") == 0) return 0;
  return snprintf(copy, PATH_MAX, "%s/%s", to, path + length + 1) < PATH_MAX;
}

static void note(struct file *file, off_t from, off_t until) {
  if (until <= from) return;
  struct range *last = file->count == 0 ? NULL : &file->unsynced[file->count - 1];
  if (last != NULL && from >= last->from && from <= last->to) {
    if (until > last->to) last->to = until;
    return;
  }
  if (file->count == file->room) {
    file->room = file->room == 0 ? 64 : file->room * 2;
    file->unsynced = realloc(file->unsynced, file->room * sizeof(struct range));
    if (file->unsynced == NULL) impossible("no memory");
  }
  file->unsynced[file->count++] = (struct range){from, until};
}

/* What another process left unsynced is still so: until the next sync the whole file counts as such. */
static void come_to_know(int fd, const char *path) {
  char copy[PATH_MAX];
  struct stat stat;
  if (fd < 0 || fd >= DESCRIPTORS || !copy_of(path, copy) || fstat(fd, &stat) != 0 || !S_ISREG(stat.st_mode)) return;
  pthread_mutex_lock(&lock);
  struct file *file = NULL;
  for (int i = 0; i < known; i++)
    if (files[i].device == stat.st_dev && files[i].inode == stat.st_ino) file = &files[i];
  if (file == NULL) {
    if (known == FILES) impossible("too many files");
    file = &files[known++];
    file->device = stat.st_dev;
    file->inode = stat.st_ino;
    file->copy = real_open(copy, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file->copy < 0) impossible("no copy");
    note(file, 0, stat.st_size);
  }
  opened[fd] = file;
  pthread_mutex_unlock(&lock);
}

/* Whoever closes a file by a system call of its own leaves its number to another. */
static struct file *file_of(int fd) {
  struct stat stat;
  struct file *file = fd >= 0 && fd < DESCRIPTORS ? opened[fd] : NULL;
  if (file == NULL) return NULL;
  if (fstat(fd, &stat) == 0 && file->device == stat.st_dev && file->inode == stat.st_ino) return file;
  opened[fd] = NULL;
  return NULL;
}

static void written(int fd, off_t from, ssize_t count) {
  struct file *file = file_of(fd);
  if (file == NULL || count <= 0) return;
  pthread_mutex_lock(&lock);
  note(file, from, from + count);
  pthread_mutex_unlock(&lock);
}

static void synced(int fd) {
  static char piece[PIECE];
  struct file *file = file_of(fd);
  struct stat stat;
  if (file == NULL) return;
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < file->count; i++)
    for (off_t at = file->unsynced[i].from; at < file->unsynced[i].to;) {
      off_t left = file->unsynced[i].to - at;
      ssize_t got = pread(fd, piece, left < PIECE ? left : PIECE, at);
      if (got < 0) impossible("cannot read what was written");
      if (got == 0) break;
      if (real_pwrite(file->copy, piece, got, at) != got) impossible("cannot write the copy");
      at += got;
    }
  file->count = 0;
  if (fstat(fd, &stat) != 0 || real_ftruncate(file->copy, stat.st_size) != 0) impossible("cannot cut the copy");
  pthread_mutex_unlock(&lock);
}

static int mode_of(int flags, va_list more) {
  return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, int) : 0;
}

#define OPEN(name)                                  \
  int name(const char *path, int flags, ...) {      \
    begin();                                        \
    va_list more;                                   \
    va_start(more, flags);                          \
    int mode = mode_of(flags, more);                \
    va_end(more);                                   \
    int fd = real_open(path, flags, mode);          \
    come_to_know(fd, path);                         \
    return fd;                                      \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                          \
  int name(int folder, const char *path, int flags, ...) {    \
    begin();                                                  \
    va_list more;                                             \
    va_start(more, flags);                                    \
    int mode = mode_of(flags, more);                          \
    va_end(more);                                             \
    int fd = real_openat(folder, path, flags, mode);          \
    come_to_know(fd, path);                                   \
    return fd;                                                \
  }
OPENAT(openat)
OPENAT(openat64)

int close(int fd) {
  begin();
  if (fd >= 0 && fd < DESCRIPTORS) opened[fd] = NULL;
  return real_close(fd);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  begin();
  ssize_t done = real_write(fd, bytes, count);
  if (file_of(fd) != NULL && done > 0) written(fd, lseek(fd, 0, SEEK_CUR) - done, done);
  return done;
}

ssize_t writev(int fd, const struct iovec *pieces, int count) {
  begin();
  ssize_t done = real_writev(fd, pieces, count);
  if (file_of(fd) != NULL && done > 0) written(fd, lseek(fd, 0, SEEK_CUR) - done, done);
  return done;
}

#define PWRITE(name)                                                     \
  ssize_t name(int fd, const void *bytes, size_t count, off_t at) {      \
    begin();                                                             \
    ssize_t done = real_pwrite(fd, bytes, count, at);                    \
    written(fd, at, done);                                               \
    return done;                                                         \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

#define FTRUNCATE(name)                                       \
  int name(int fd, off_t size) {                              \
    begin();                                                  \
    struct stat before;                                       \
    int knew = file_of(fd) != NULL && fstat(fd, &before) == 0;\
    int failed = real_ftruncate(fd, size);                    \
    if (knew && failed == 0) written(fd, size, before.st_size - size); \
    return failed;                                            \
  }
FTRUNCATE(ftruncate)
FTRUNCATE(ftruncate64)

int fsync(int fd) {
  begin();
  synced(fd);
  return real_fsync(fd);
}

int fdatasync(int fd) {
  begin();
  synced(fd);
  return real_fdatasync(fd);
}

int unlink(const char *path) {
  begin();
  char copy[PATH_MAX];
  struct stat stat;
  if (copy_of(path, copy) && lstat(path, &stat) == 0) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < known; i++)
      if (files[i].device == stat.st_dev && files[i].inode == stat.st_ino) files[i].inode = 0;
    pthread_mutex_unlock(&lock);
    real_unlink(copy);
  }
  return real_unlink(path);
}

int rename(const char *from, const char *until) {
  begin();
  char old[PATH_MAX], new[PATH_MAX];
  if (copy_of(from, old) && copy_of(until, new)) real_rename(old, new);
  return real_rename(from, until);
}
