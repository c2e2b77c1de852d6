/// A layout guide with the frame of a view that its superview lays out.
@MainActor
struct ViewGuide {
    let guide = UILayoutGuide()

    /// Adds the guide to a superview of the view.
    init(of view: UIView, in superview: UIView) {
        superview.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
