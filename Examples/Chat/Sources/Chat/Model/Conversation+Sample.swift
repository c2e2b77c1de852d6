extension Conversation {
    /// The conversation of the example.
    static var sample: Conversation {
        Conversation(
            with: "Ada Winter",
            pages: [
                (1...12).map {
                    theirs("This is number \($0) of the things that I forgot to tell you.", "Last Week", "9:41")
                },
                [
                    theirs("Are you still by the water?", "Yesterday", "17:02"),
                    mine("Yes. It is so calm that the gulls walk.", "Yesterday", "17:05"),
                    theirs("Send me a picture!", "Yesterday", "17:05"),
                    ChatMessage(
                        content: .picture(Picture(scene: .harbor)),
                        isMine: true,
                        day: "Yesterday",
                        time: "17:09"
                    ),
                    theirs("Oh. That is the old crane on the left, isn’t it? It looks smaller.", "Yesterday", "17:10"),
                    mine("Everything does.", "Yesterday", "17:11"),
                ],
                [
                    theirs(
                        "Good morning! I read about your gulls: https://example.org/birds/herring-gull",
                        "Today",
                        "8:30"
                    ),
                    theirs("They can live for thirty years.", "Today", "8:30"),
                    mine("Then some of them have seen the crane when it was new.", "Today", "8:42"),
                    ChatMessage(content: .picture(Picture(scene: .meadow)), isMine: false, day: "Today", time: "8:50"),
                    theirs(
                        "This is where I am. No gulls at all, but a lark that does not know when to stop.",
                        "Today",
                        "8:51"
                    ),
                    mine("Stay there until it does.", "Today", "8:55"),
                ],
            ],
            answers: [
                "I will. There is a bench.", "It has stopped. Now there are two of them.",
                "More about larks: https://example.org/birds/skylark",
            ]
        )
    }

    private static func theirs(_ text: String, _ day: String, _ time: String) -> ChatMessage {
        ChatMessage(content: .text(text), isMine: false, day: day, time: time)
    }

    private static func mine(_ text: String, _ day: String, _ time: String) -> ChatMessage {
        ChatMessage(content: .text(text), isMine: true, day: day, time: time)
    }
}
