/// Data that a higher layer derives from the fonts of an engine. An engine keeps one instance per type, as long as
/// it lives.
protocol FontEngineCache: AnyObject {
    init(engine: FontEngine)
}
