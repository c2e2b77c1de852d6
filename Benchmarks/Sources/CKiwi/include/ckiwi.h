// The C++ solver kiwi, as a benchmark drives it: in whole operations, so that the cost of calls between the
// languages is negligible. The shared object of a peer implements these functions, and ckiwi_load finds them.
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
    double constant;   // of the right-hand side
    double strength;
} ckiwi_constraint;

typedef struct {
    int32_t variable;
    double strength;
    double value;  // initially
} ckiwi_suggestion;

typedef struct {
    const ckiwi_constraint *constraints;
    const ckiwi_suggestion *suggestions;
    int32_t variable_count;
    int32_t constraint_count;  // those that hold initially; the spare ones follow them
    int32_t spare_count;
    int32_t suggestion_count;
} ckiwi_layout;

typedef struct ckiwi_session ckiwi_session;

// The functions that read the values return their sum.
typedef struct {
    // Creates everything, solves, reads all values and frees everything.
    double (*build)(const ckiwi_layout *layout);

    // A solver that holds a layout, with its expressions prepared.
    ckiwi_session *(*open)(const ckiwi_layout *layout);
    void (*close)(ckiwi_session *session);
    // Suggests a value for each of the first suggestions, solves and reads all values.
    double (*suggest)(ckiwi_session *session, const double *values, int32_t count);
    // Removes constraints and adds the same number of others, solves and reads all values.
    double (*replace)(ckiwi_session *session, const int32_t *removed, const int32_t *added, int32_t count);
    // Removes a constraint, solves and reads all values; adds it again, solves and reads all values.
    double (*readd)(ckiwi_session *session, int32_t constraint);
    void (*read)(const ckiwi_session *session, double *values);
} ckiwi_functions;

// Returns the functions of a shared object. Their pointers are NULL if it can't be loaded, and
// dlerror() describes why.
const ckiwi_functions *ckiwi_load(const char *path);

#ifdef __cplusplus
}
#endif
