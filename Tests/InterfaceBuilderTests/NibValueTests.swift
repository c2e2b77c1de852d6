import Testing

@testable import InterfaceBuilder

@Suite struct NibValueTests {
    @Test func notations() {
        #expect(NibValue.bool("YES") == true && NibValue.bool("NO") == false && NibValue.bool("true") == nil)
        #expect(NibValue.number("0.0") == 0 && NibValue.number("-12.5") == -12.5 && NibValue.number("1e3") == 1000)
        #expect(NibValue.number("2.2250738585072014e-308") == 0 && NibValue.number("-5e-324") == 0)
        #expect(NibValue.number("") == nil && NibValue.number("inf") == nil && NibValue.number("1 pt") == nil)
        #expect(NibValue.integer("3") == 3 && NibValue.integer("3.0") == 3 && NibValue.integer("1e400") == nil)
        #expect(NibValue.ratio("16:9") == 16.0 / 9 && NibValue.ratio("1/3") == 1.0 / 3 && NibValue.ratio("0.5") == 0.5)
        #expect(NibValue.ratio("1:0") == nil && NibValue.ratio("1:2:3") == nil && NibValue.ratio(":") == nil)
    }
}
