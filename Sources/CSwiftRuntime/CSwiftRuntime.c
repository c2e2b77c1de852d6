#include "CSwiftRuntime.h"

#define SYMBOL(name, mangled) extern const char name[] __asm__(mangled) __attribute__((weak))

// Foundation.NSObject.init(), QuartzCore.CALayer.init(layer:)
SYMBOL(object_class, "$s10Foundation8NSObjectCMn");
SYMBOL(object_init, "$s10Foundation8NSObjectCACycfCTq");
SYMBOL(layer_class, "$s10QuartzCore7CALayerCMn");
SYMBOL(layer_init_layer, "$s10QuartzCore7CALayerC5layerACyp_tcfCTq");
// UIKit.UIView.init(frame:), draw(_:)
SYMBOL(view_class, "$s5UIKit6UIViewCMn");
SYMBOL(view_init_frame, "$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
SYMBOL(view_draw_rect, "$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
// UIKit.UILabel.drawText(in:)
SYMBOL(label_class, "$s5UIKit7UILabelCMn");
SYMBOL(label_draw_text, "$s5UIKit7UILabelC8drawText2iny10Foundation6CGRectV_tFTq");
// UIKit.UITextField.drawPlaceholder(in:)
SYMBOL(field_class, "$s5UIKit11UITextFieldCMn");
SYMBOL(field_draw_placeholder, "$s5UIKit11UITextFieldC15drawPlaceholder2iny10Foundation6CGRectV_tFTq");
// UIKit.UITableViewCell.init(style:reuseIdentifier:), UIKit.UITableViewHeaderFooterView.init(reuseIdentifier:)
SYMBOL(cell_class, "$s5UIKit15UITableViewCellCMn");
SYMBOL(cell_init, "$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
SYMBOL(header_class, "$s5UIKit023UITableViewHeaderFooterC0CMn");
SYMBOL(header_init, "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
// UIKit.UIViewController.init(nibName:bundle:)
SYMBOL(controller_class, "$s5UIKit16UIViewControllerCMn");
SYMBOL(controller_init, "$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq");
// UIKit.UIStoryboardSegue.init(identifier:source:destination:)
SYMBOL(segue_class, "$s5UIKit17UIStoryboardSegueCMn");
SYMBOL(segue_init, "$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");

extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class_descriptor);

#define CALL __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) const void *

typedef CALL void *(*init_plain)(SELF);
typedef CALL void *(*init_any)(void *, SELF);
typedef CALL void *(*init_cell)(intptr_t, uint64_t, uint64_t, SELF);
typedef CALL void *(*init_identifier)(uint64_t, uint64_t, SELF);
typedef CALL void *(*init_nib)(uint64_t, uint64_t, const void *, SELF);
typedef CALL void *(*init_segue)(uint64_t, uint64_t, const void *, const void *, SELF);
typedef CALL void *(*init_frame)(double, double, double, double, SELF);

void *unfold_allocate_object(const void *metatype) {
    return ((init_plain)swift_lookUpClassMethod(metatype, object_init, object_class))(metatype);
}

void *unfold_allocate_layer_copying(const void *metatype, void *any_layer) {
    return ((init_any)swift_lookUpClassMethod(metatype, layer_init_layer, layer_class))(any_layer, metatype);
}

void *unfold_allocate_cell(const void *metatype, intptr_t style, uint64_t identifier_0, uint64_t identifier_1) {
    init_cell function = (init_cell)swift_lookUpClassMethod(metatype, cell_init, cell_class);
    return function(style, identifier_0, identifier_1, metatype);
}

void *unfold_allocate_header_footer_view(const void *metatype, uint64_t identifier_0, uint64_t identifier_1) {
    init_identifier function = (init_identifier)swift_lookUpClassMethod(metatype, header_init, header_class);
    return function(identifier_0, identifier_1, metatype);
}

void *unfold_allocate_controller(const void *metatype, uint64_t name_0, uint64_t name_1, const void *bundle) {
    init_nib function = (init_nib)swift_lookUpClassMethod(metatype, controller_init, controller_class);
    return function(name_0, name_1, bundle, metatype);
}

void *unfold_allocate_view(const void *metatype, double x, double y, double width, double height) {
    init_frame function = (init_frame)swift_lookUpClassMethod(metatype, view_init_frame, view_class);
    return function(x, y, width, height, metatype);
}

void *unfold_allocate_segue(
    const void *metatype,
    uint64_t identifier_0,
    uint64_t identifier_1,
    const void *source,
    const void *destination
) {
    init_segue function = (init_segue)swift_lookUpClassMethod(metatype, segue_init, segue_class);
    return function(identifier_0, identifier_1, source, destination, metatype);
}

bool unfold_overrides_draw_rect(const void *metatype, const void *view_metatype) {
    return swift_lookUpClassMethod(metatype, view_draw_rect, view_class)
        != swift_lookUpClassMethod(view_metatype, view_draw_rect, view_class);
}

bool unfold_overrides_draw_text(const void *metatype, const void *label_metatype) {
    return swift_lookUpClassMethod(metatype, label_draw_text, label_class)
        != swift_lookUpClassMethod(label_metatype, label_draw_text, label_class);
}

bool unfold_overrides_draw_placeholder(const void *metatype, const void *field_metatype) {
    return swift_lookUpClassMethod(metatype, field_draw_placeholder, field_class)
        != swift_lookUpClassMethod(field_metatype, field_draw_placeholder, field_class);
}
