import CGTK
import CGTKSurface
import Foundation

/// Files that the user drops or chooses.
extension WindowHost {
    package var isMaximized: Bool { gtk_window_is_maximized(window) != 0 }

    package func chooseFiles(title: String, _ completion: @escaping @MainActor ([URL]) -> Void) {
        let chosen: UnfoldFilesChosen = { owner, uris in
            nonisolated(unsafe) let (owner, uris) = (owner, uris)
            MainActor.assumeIsolated {
                guard let owner else { return }
                let choice = Unmanaged<FileChoice>.fromOpaque(owner).takeRetainedValue()
                let files = WindowHost.urls(uris)
                if !files.isEmpty { choice.completion(files) }
            }
        }
        unfold_choose_files(window, title, chosen, Unmanaged.passRetained(FileChoice(completion)).toOpaque())
    }

    func observeDrops() {
        let dropped: UnfoldFilesChosen = { owner, uris in
            nonisolated(unsafe) let (owner, uris) = (owner, uris)
            MainActor.assumeIsolated {
                guard let owner else { return }
                WindowHost.from(owner).delegate?.hostDrop(WindowHost.urls(uris))
            }
        }
        unfold_accept_files(surface, dropped, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Returns the URLs of a list of URIs that ends with `NULL`.
    private static func urls(_ uris: UnsafePointer<UnsafePointer<CChar>?>?) -> [URL] {
        guard let uris else { return [] }
        var (found, index) = ([URL](), 0)
        while let uri = uris[index] {
            // The bytes of a path that isn't UTF-8 are percent-encoded.
            if let url = URL(string: String(cString: uri)) { found.append(url) }
            index += 1
        }
        return found
    }
}

/// A box that retains the completion closure while the dialog is open.
@MainActor
private final class FileChoice {
    let completion: @MainActor ([URL]) -> Void

    init(_ completion: @escaping @MainActor ([URL]) -> Void) {
        self.completion = completion
    }
}
