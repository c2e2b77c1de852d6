#include "ckiwi.h"

#include <dlfcn.h>
#include <stddef.h>

const ckiwi_functions *ckiwi_load(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    return library == NULL ? NULL : dlsym(library, "ckiwi");
}
