import Testing

@testable import Documents

struct ColumnNamesTests {
    @Test(arguments: [
        ("time, url,status", ["time", "url", "status"]),
        (#"items["a,b"],id"#, [#"items["a,b"]"#, "id"]),
        (#""Last, First",Age"#, ["Last, First", "Age"]),
        (#""5"" pipe",b"#, [#"5" pipe"#, "b"]),
        (#"a,,b,"#, ["a", "b"]),
        (#"a,"b,c"#, ["a", #""b,c"#]),
        ("\"", ["\""]),
        ("", []),
    ])
    func commasInQuotationMarksBelongToAName(text: String, names: [String]) {
        #expect(ColumnNames(text).names == names)
    }
}
