import Foundation

extension UIImage {
    /// Returns the content of an animated image, which shows its first image where it doesn't move; `nil` if there are
    /// no images.
    static func animatedContent(of images: [UIImage], duration: TimeInterval) -> ImageContent? {
        guard var content = images.first?.content else { return nil }
        content.animation = ImageAnimation(frames: images, duration: duration)
        return content
    }

    /// Returns the images whose names are a prefix with a number: 0 or 1, and the numbers after it, up to 1024.
    static func numberedImages(_ prefix: String) -> [UIImage] {
        let first = UIImage(named: "\(prefix)0")
        let others = (1...1024).lazy.map { UIImage(named: "\(prefix)\($0)") }.prefix { $0 != nil }
        return ([first] + Array(others)).compactMap(\.self)
    }
}
