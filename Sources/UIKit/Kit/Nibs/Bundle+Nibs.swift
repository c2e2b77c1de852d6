import Foundation

extension Bundle {
    /// Creates the objects of a nib in the bundle and connects them. A nib that can't be loaded stops the process.
    ///
    /// - Parameters:
    ///   - name: The name of the file without its extension.
    ///   - owner: The object that the placeholder "File's Owner" stands for.
    /// - Returns: The top-level objects.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String,
        owner: Any?,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        // The main bundle stands for the app's resource folders, too.
        UINib(nibName: name, bundle: self === Bundle.main ? nil : self).instantiate(withOwner: owner, options: options)
    }
}
