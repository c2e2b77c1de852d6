import CPango

extension BoundaryMarks {
    init(_ attribute: PangoLogAttr) {
        self = .scalar
        if attribute.is_cursor_position != 0 { insert(.caret) }
        if attribute.is_char_break != 0 { insert(.character) }
        if attribute.is_line_break != 0 { insert(.word) }
        if attribute.is_white != 0 { insert(.white) }
    }
}
