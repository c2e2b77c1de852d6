// The C++ solver kiwi, as a bench drives it: whole operations, so that a call across the language costs nothing that
// matters. A peer's shared object implements these; ckiwi_load finds them.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    int32_t variable;
    double coefficient;
} ckiwi_term;

typedef enum { CKIWI_LESS_OR_EQUAL, CKIWI_EQUAL, CKIWI_GREATER_OR_EQUAL } ckiwi_relation;

typedef struct {
    const ckiwi_term *terms;
    int32_t term_count;
    int32_t relation;  // ckiwi_relation
    double constant;   // of the right side
    double strength;
} ckiwi_constraint;

typedef struct {
    int32_t variable;
    double strength;
    double value;  // at the start
} ckiwi_suggestion;

typedef struct {
    const ckiwi_constraint *constraints;
    const ckiwi_suggestion *suggestions;
    int32_t variable_count;
    int32_t constraint_count;  // of those that hold at the start; the spare ones come after them
    int32_t spare_count;
    int32_t suggestion_count;
} ckiwi_layout;

typedef struct ckiwi_session ckiwi_session;

// What reads the values answers their sum.
typedef struct {
    // Makes everything, solves, reads all values and throws everything away.
    double (*build)(const ckiwi_layout *layout);

    // A solver that holds a layout, its expressions prepared.
    ckiwi_session *(*open)(const ckiwi_layout *layout);
    void (*close)(ckiwi_session *session);
    // Suggests a value for each of the first suggestions, solves and reads all values.
    double (*suggest)(ckiwi_session *session, const double *values, int32_t count);
    // Removes constraints and adds as many others, solves and reads all values.
    double (*replace)(ckiwi_session *session, const int32_t *removed, const int32_t *added, int32_t count);
    // Removes a constraint, solves and reads all values; adds it again, solves and reads all values.
    double (*readd)(ckiwi_session *session, int32_t constraint);
    void (*read)(const ckiwi_session *session, double *values);
} ckiwi_functions;

// The functions of a shared object; NULL if it cannot be loaded, and then dlerror() says why.
const ckiwi_functions *ckiwi_load(const char *path);

#ifdef __cplusplus
}
#endif
