/// The kinds of elements that nibs may have.
@MainActor
package enum NibKinds {
    static let all: [NibKind] = [
        .view, .containerView, .label, .imageView, .stackView, .scrollView, .textView,
        .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .activityIndicatorView,
        .progressView, .refreshControl, .pickerView, .datePicker, .visualEffectView,
        .tableView, .tableViewCell, .tableViewCellContentView,
        .collectionView, .collectionReusableView, .collectionViewCell, .collectionViewCellContentView,
        .collectionViewLayout, .collectionViewFlowLayout, .collectionViewController,
        .navigationBar, .navigationItem, .barButtonItem, .toolbar, .tabBar, .tabBarItem, .searchBar,
        .viewController, .tableViewController, .navigationController, .tabBarController,
        .splitViewController, .pageViewController,
        .tapGestureRecognizer, .panGestureRecognizer, .longPressGestureRecognizer, .swipeGestureRecognizer,
        .pinchGestureRecognizer, .rotationGestureRecognizer, .customObject,
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static func kind(named name: String) -> NibKind? { byName[name] }

    /// Returns the names of the attributes and children that set the properties of a kind of elements.
    package static func properties(ofElement name: String) -> [String] {
        sequence(first: kind(named: name), next: { $0?.parent }).prefix { $0 != nil }
            .flatMap { $0?.properties.map(\.name) ?? [] }
    }

    /// The elements that are read by those around them, or matter only to Interface Builder.
    static let others: Set<String> = ["placeholder"]
}
