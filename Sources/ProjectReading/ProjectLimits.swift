/// How much of a project is read.
///
/// A project is data from a stranger. Without limits, a few lines of settings are a text of gigabytes, and a few links
/// a tree without end. The limits are meant to be far above what large apps have. Beyond one, reading ends with an
/// error that names the place.
enum ProjectLimits {
    /// The bytes of a file that is read as a whole: a project, a workspace, settings, an Info.plist, a string catalog.
    static let fileBytes = 32 << 20

    // MARK: Projects

    static let projects = 100
    static let targets = 500
    /// The depth of groups in a project.
    static let groupDepth = 100
    /// The references between the objects of a project that are followed.
    static let references = 1_000_000

    // MARK: Settings

    /// The bytes of a setting whose references are replaced.
    static let settingBytes = 64 << 10
    /// The depth of settings that refer to others, and of brackets in one.
    static let settingDepth = 100
    /// The bytes that are produced and passed on while the references in the settings of one target are replaced.
    static let settingWork = 8 << 20
    /// The files of settings that a file includes, each counted as often as it is read.
    static let includes = 500
    static let includeDepth = 30
    /// The values in an Info.plist.
    static let plistValues = 100_000

    // MARK: Texts

    /// The bytes of a text of a string catalog with its substitutions.
    static let textBytes = 1 << 20
    /// The bytes of all texts of a string catalog.
    static let catalogBytes = 128 << 20

    // MARK: Folders

    /// The files and folders that are visited.
    static let entries = 100_000
    static let folderDepth = 64
    /// The bytes of all files that a mirror copies.
    static let mirrorBytes = 4 << 30
}
