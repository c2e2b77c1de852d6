import CGSK
import Foundation

extension CGRect {
    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x),
            y: CGFloat(rect.origin.y),
            width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height)
        )
    }

    var graphene: graphene_rect_t {
        graphene_rect_t(origin: origin.graphene, size: size.graphene)
    }
}

extension CGPoint {
    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}

extension CGSize {
    var graphene: graphene_size_t { graphene_size_t(width: Float(width), height: Float(height)) }
}
