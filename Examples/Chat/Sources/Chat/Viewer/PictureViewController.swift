import UIKit

/// A picture over the whole screen, which zooms by two fingers.
final class PictureViewController: UIViewController, UIScrollViewDelegate {
    private let picture: Picture
    let scrollView = UIScrollView()
    private let imageView = UIImageView()

    init(_ picture: Picture) {
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
        title = picture.scene.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let close = UIAction { [unowned self] _ in dismiss(animated: true) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: close)
        imageView.image = picture.image(in: CGSize(width: picture.size.width * 4, height: picture.size.height * 4))
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = picture.accessibilityLabel
        imageView.accessibilityTraits = .image
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(imageView)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            imageView.topAnchor.constraint(equalTo: content.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            imageView.widthAnchor.constraint(equalTo: frame.widthAnchor),
            imageView.heightAnchor.constraint(equalTo: frame.heightAnchor),
        ])
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}
