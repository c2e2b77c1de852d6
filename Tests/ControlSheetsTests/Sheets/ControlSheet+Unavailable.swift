import UIKit

extension ControlSheet {
    /// A screen without contents.
    static let unavailableEmpty = ControlSheet(name: "unavailable-empty", height: 360) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "folder")
        configuration.text = "No rivers"
        configuration.secondaryText = "Rivers that you add are shown here."
        configuration.button = .borderedProminent()
        configuration.button.title = "Add river"
        return unavailable(configuration)
    }

    /// A screen whose contents are loading.
    static let unavailableLoading = ControlSheet(name: "unavailable-loading", height: 240) { unavailable(.loading()) }

    /// A search without results.
    static let unavailableSearch = ControlSheet(name: "unavailable-search", height: 360) {
        var configuration = UIContentUnavailableConfiguration.search()
        configuration.text = "No results for “Neil”"
        return unavailable(configuration)
    }

    @MainActor private static func unavailable(_ configuration: UIContentUnavailableConfiguration) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.contentUnavailableConfiguration = configuration
        return controller
    }
}
