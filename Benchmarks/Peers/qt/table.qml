// A ListView of mixed rows that unfold.
import QtQuick

ListView {
    id: list

    required property var rows
    property var unfolded: ({})
    // The rows that should keep their positions, and the largest distance they were off by.
    property var watched: []
    property real worst: 0
    // The heights that the moving row was drawn with. The scene graph draws some of them twice.
    property int steps: 0
    property real lastHeight: 0

    model: rows
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds

    delegate: Item {
        id: row

        required property int index
        property bool isUnfolded: list.unfolded[index] === true
        // The visible height of the detail.
        property real reveal: isUnfolded ? 72 : 0

        width: list.width
        height: title.height + 26 + reveal
        clip: reveal > 0

        Behavior on reveal {
            enabled: list.isToggling
            NumberAnimation { duration: 350; easing.type: Easing.InOutQuad }
        }

        Text {
            id: title
            x: 16
            y: 13
            text: list.text(row.index)
            font { family: "Inter"; pixelSize: 15 }
            lineHeight: 18
            lineHeightMode: Text.FixedHeight
        }

        Loader {
            active: row.reveal > 0
            anchors { left: title.left; top: title.bottom }
            sourceComponent: Text {
                text: "What was folded away\ncomes into sight here,\nand what is below\nmakes room for it."
                color: "#808080"
                font { family: "Inter"; pixelSize: 15 }
                lineHeight: 18
                lineHeightMode: Text.FixedHeight
            }
        }
    }

    // Rows that become visible already unfolded don't animate.
    property bool isToggling: false

    readonly property var rest: ["has a second line", "and a third one,", "and ends with the fourth."]

    function lines(row) {
        let hash = row % 1000
        hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0
        hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0
        return ((hash >>> 16) & 3) + 1
    }

    function text(row) {
        return ["Row " + String(row).padStart(10, "0"), ...rest.slice(0, lines(row) - 1)].join("\n")
    }

    function jump(row) {
        positionViewAtIndex(row, ListView.Beginning)
        return true
    }

    function drag(part) {
        contentY = originY + part * (contentHeight - height)
        return true
    }

    function scroll(distance) {
        contentY += distance
        return true
    }

    // Returns NaN for a row that isn't near the viewport.
    function topOf(row) {
        const item = itemAtIndex(row)
        return item ? item.y - contentY : NaN
    }

    function firstWholeRow() {
        let row = indexAt(1, contentY)
        if (row >= 0 && topOf(row) < 0) row += 1
        return row
    }

    function toggle(row) {
        unfolded[row] = !unfolded[row]
        isToggling = true
        unfoldedChanged()
        return true
    }

    function watch(rows) {
        isToggling = false
        worst = 0
        steps = 0
        watched = rows.map(row => ({ row: row, top: topOf(row) }))
        return true
    }

    function look() {
        const moving = watched.length > 0 ? itemAtIndex(watched[1].row) : null
        if (moving && moving.height !== lastHeight) {
            steps += 1
            lastHeight = moving.height
        }
        for (const { row, top: expected } of watched) {
            const off = Math.abs(topOf(row) - expected)
            worst = Math.max(worst, isNaN(off) ? 844 : off)
        }
        return true
    }
}
