#include "CSwiftRuntime.h"
#include <string.h>

// Swift's protocols have no optional methods. A type that doesn't implement a requirement gets a witness that only
// calls the default implementation in the protocol's extension. The functions here look for that call.
//
// Nothing promises that compilers will emit such a call, or keep the names of the symbols. Before an answer counts, the
// table asks about types of which it knows the answer (`WitnessReading`).

#define SYMBOL(name, mangled) extern const char name[] __asm__(mangled) __attribute__((weak))

// tableView(_:commit:forRowAt:), tableView(_:moveRowAt:to:)
#define COMMIT "05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtF"
#define MOVE "05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtF"
// Of the extension of UIKit.UITableViewDataSource
SYMBOL(commit_default, "$s5UIKit21UITableViewDataSourcePAAE" COMMIT);
SYMBOL(move_default, "$s5UIKit21UITableViewDataSourcePAAE" MOVE);
// Of UIKit.UITableViewController and UIKit.UITableViewDiffableDataSource
SYMBOL(controller_class, "$s5UIKit21UITableViewControllerCMn");
SYMBOL(controller_commit, "$s5UIKit21UITableViewControllerC" COMMIT "Tq");
SYMBOL(controller_move, "$s5UIKit21UITableViewControllerC" MOVE "Tq");
SYMBOL(diffable_class, "$s5UIKit29UITableViewDiffableDataSourceCMn");
SYMBOL(diffable_commit, "$s5UIKit29UITableViewDiffableDataSourceC" COMMIT "Tq");
SYMBOL(diffable_move, "$s5UIKit29UITableViewDiffableDataSourceC" MOVE "Tq");

// collectionView(_:moveItemAt:to:) of UIKit.UICollectionViewDataSource and UIKit.UICollectionViewController
#define MOVE_ITEM "010collectionC0_10moveItemAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtF"
SYMBOL(move_item_default, "$s5UIKit26UICollectionViewDataSourcePAAE" MOVE_ITEM);
SYMBOL(collection_controller_class, "$s5UIKit26UICollectionViewControllerCMn");
SYMBOL(collection_controller_move, "$s5UIKit26UICollectionViewControllerC" MOVE_ITEM "Tq");

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class_descriptor);

/// The number of bytes after the start of a witness that are read. They contain its moves of arguments and its call.
enum { witness_length = 128 };

/// Returns the start of the function with the instruction before an address, from the tables for unwinding.
extern void *_Unwind_FindEnclosingFunction(void *) __attribute__((weak));

/// Returns whether an instruction at a distance from the start of a function belongs to it.
///
/// Optimized witnesses are so short that the same call by the next type is near: without this, a data source that
/// implements a method counted as one without it if the next type lacked the method.
static bool is_inside(const unsigned char *code, int distance) {
    if (!_Unwind_FindEnclosingFunction) return true;
    return _Unwind_FindEnclosingFunction((void *)(code + distance + 1)) == _Unwind_FindEnclosingFunction((void *)(code + 1));
}

/// Returns whether the code at an address calls a function, or jumps to it.
static bool calls(const unsigned char *code, const void *function) {
#if defined(__x86_64__)
    for (int i = 0; i < witness_length; i++) {
        int32_t distance;
        if (code[i] != 0xE8 && code[i] != 0xE9) continue;
        memcpy(&distance, code + i + 1, sizeof distance);
        if (code + i + 5 + distance == (const unsigned char *)function) return is_inside(code, i);
    }
    return false;
#elif defined(__aarch64__)
    for (int i = 0; i < witness_length; i += 4) {
        uint32_t instruction;
        memcpy(&instruction, code + i, sizeof instruction);
        if ((instruction & 0x7C000000) != 0x14000000) continue;
        int64_t distance = (int64_t)((uint64_t)instruction << 38) >> 36;
        if (code + i + distance == (const unsigned char *)function) return is_inside(code, i);
    }
    return false;
#else
#error "The calls of this processor are not known."
#endif
}

/// Returns the target if the code at an address does nothing but jump, unless the target is a given function.
///
/// In a release build, equal functions are merged. The witness of a second type that lacks a method only jumps to that
/// of the first.
static const unsigned char *unmerged(const unsigned char *code, const void *function) {
    for (int i = 0; i < 8; i++) {
        const unsigned char *target;
#if defined(__x86_64__)
        // push %rbp; mov %rsp, %rbp; pop %rbp
        static const unsigned char frame[] = {0x55, 0x48, 0x89, 0xE5, 0x5D};
        const unsigned char *jump = memcmp(code, frame, sizeof frame) == 0 ? code + sizeof frame : code;
        if (*jump == 0xE9) {
            int32_t distance;
            memcpy(&distance, jump + 1, sizeof distance);
            target = jump + 5 + distance;
        } else if (*jump == 0xEB) {
            target = jump + 2 + (int8_t)jump[1];
        } else {
            return code;
        }
#else
        uint32_t instruction;
        memcpy(&instruction, code, sizeof instruction);
        if ((instruction & 0xFC000000) != 0x14000000) return code;
        target = code + ((int64_t)((uint64_t)instruction << 38) >> 36);
#endif
        if (target == (const unsigned char *)function) return code;
        code = target;
    }
    return code;
}

bool unfold_data_source_implements(const void *witnesses, int32_t method) {
    // The conformance and the inherited NSObjectProtocol precede the requirements.
    const unsigned char *witness = ((const unsigned char *const *)witnesses)[2 + method];
    const void *function = method == 0 ? commit_default : move_default;
    return !calls(unmerged(witness, function), function);
}

bool unfold_collection_data_source_moves_items(const void *witnesses) {
    // It is the sixth requirement.
    const unsigned char *witness = ((const unsigned char *const *)witnesses)[2 + 5];
    return !calls(unmerged(witness, move_item_default), move_item_default);
}

bool unfold_collection_controller_moves_items(const void *metatype, const void *base) {
    if (!collection_controller_move) return false;
    return swift_lookUpClassMethod(metatype, collection_controller_move, collection_controller_class)
        != swift_lookUpClassMethod(base, collection_controller_move, collection_controller_class);
}

bool unfold_table_controller_overrides(const void *metatype, const void *base, int32_t method) {
    const void *descriptor = method == 0 ? controller_commit : controller_move;
    if (!descriptor) return false;
    return swift_lookUpClassMethod(metatype, descriptor, controller_class)
        != swift_lookUpClassMethod(base, descriptor, controller_class);
}

bool unfold_diffable_data_source_overrides(const void *metatype, const void *base, int32_t method) {
    const void *descriptor = method == 0 ? diffable_commit : diffable_move;
    if (!descriptor) return false;
    return swift_lookUpClassMethod(metatype, descriptor, diffable_class)
        != swift_lookUpClassMethod(base, descriptor, diffable_class);
}
