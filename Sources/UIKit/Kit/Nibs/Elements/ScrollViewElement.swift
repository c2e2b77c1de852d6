extension NibKind {
    static let scrollView = NibKind(
        "scrollView",
        extends: .view,
        UIScrollView.self,
        [
            .bool("scrollEnabled") { (view: UIScrollView, value) in view.isScrollEnabled = value },
            .bool("pagingEnabled") { (view: UIScrollView, value) in view.isPagingEnabled = value },
            .bool("bounces") { (view: UIScrollView, value) in view.bounces = value },
            .bool("bouncesZoom") { (view: UIScrollView, value) in view.bouncesZoom = value },
            .number("minimumZoomScale") { (view: UIScrollView, value) in view.minimumZoomScale = value },
            .number("maximumZoomScale") { (view: UIScrollView, value) in view.maximumZoomScale = value },
            .bool("alwaysBounceVertical") { (view: UIScrollView, value) in view.alwaysBounceVertical = value },
            .bool("alwaysBounceHorizontal") { (view: UIScrollView, value) in view.alwaysBounceHorizontal = value },
            .bool("showsHorizontalScrollIndicator") { (view: UIScrollView, value) in
                view.showsHorizontalScrollIndicator = value
            },
            .bool("showsVerticalScrollIndicator") { (view: UIScrollView, value) in
                view.showsVerticalScrollIndicator = value
            },
            .bool("delaysContentTouches") { (view: UIScrollView, value) in view.delaysContentTouches = value },
            .bool("canCancelContentTouches") { (view: UIScrollView, value) in view.canCancelContentTouches = value },
            .bool("directionalLockEnabled") { (view: UIScrollView, value) in view.isDirectionalLockEnabled = value },
            .choice(
                "indicatorStyle",
                ["default": .default, "black": .black, "white": .white]
            ) { (view: UIScrollView, value: UIScrollView.IndicatorStyle) in view.indicatorStyle = value },
            .choice(
                "keyboardDismissMode",
                [
                    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
                    "onDragWithAccessory": .onDragWithAccessory,
                    "interactiveWithAccessory": .interactiveWithAccessory,
                ]
            ) { (view: UIScrollView, value: UIScrollView.KeyboardDismissMode) in view.keyboardDismissMode = value },
            .choice(
                "contentInsetAdjustmentBehavior",
                ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
            ) { (view: UIScrollView, value: UIScrollView.ContentInsetAdjustmentBehavior) in
                view.contentInsetAdjustmentBehavior = value
            },
            .insets("contentInset") { (view: UIScrollView, insets) in view.contentInset = insets },
            .insets("scrollIndicatorInsets") { (view: UIScrollView, insets) in view.scrollIndicatorInsets = insets },
        ],
        addParts: { view, source in
            source.builder.add(view.contentLayoutGuide, for: source.element.value(for: "contentLayoutGuide"))
            source.builder.add(view.frameLayoutGuide, for: source.element.value(for: "frameLayoutGuide"))
        }
    )
}
