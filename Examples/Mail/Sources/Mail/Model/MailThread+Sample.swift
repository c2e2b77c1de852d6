extension MailThread {
    /// The mail of the example.
    static var sample: [MailThread] {
        [
            MailThread(
                subject: "The harbor photographs",
                messages: [
                    Message(
                        sender: "Ada Winter",
                        text: """
                            I found the negatives in the blue tin, under the maps. There are about forty of them, and at \
                            least ten show the old crane before it was painted.

                            Shall I have them scanned, or do you want to see them first?
                            """,
                        time: "Mon"
                    ),
                    Message(
                        sender: "Me",
                        text: "Scan them, please! I would only put my thumbs on them.",
                        time: "Mon"
                    ),
                    Message(
                        sender: "Ada Winter",
                        text: """
                            Done. The shop asked who the man on the barge was, and I had no idea what to say. He is in six \
                            of the pictures and looks at the camera in none of them.

                            The files are on their way, in three parts, because the first two came back.
                            """,
                        time: "9:41",
                        isRead: false
                    ),
                ],
                isFlagged: true
            ),
            MailThread(
                subject: "Your table for Saturday",
                messages: [
                    Message(
                        sender: "Zum Anker",
                        text: """
                            Thank you for your reservation: four people, 19:30, by the window. If you come later than a \
                            quarter to eight, please call, because the window is popular.
                            """,
                        time: "8:15",
                        isRead: false
                    )
                ]
            ),
            MailThread(
                subject: "Minutes of the garden meeting",
                messages: [
                    Message(
                        sender: "Jonas Berg",
                        text: """
                            Attached are the minutes. In short: the hose is to be rolled up after use, the pear tree stays, \
                            and the key to the shed hangs where it always did.
                            """,
                        time: "Yesterday"
                    ),
                    Message(
                        sender: "Ruth Amari",
                        text: "The pear tree stays because nobody dared to ask whose it is. Otherwise correct.",
                        time: "Yesterday"
                    ),
                ]
            ),
            MailThread(
                subject: "Parcel at the kiosk",
                messages: [
                    Message(
                        sender: "Kiosk Lindenplatz",
                        text: "A parcel for you is here until Friday. It is heavy. Bring the cart.",
                        time: "Yesterday"
                    )
                ]
            ),
            MailThread(
                subject: "Choir: new scores",
                messages: [
                    Message(
                        sender: "Miriam Holt",
                        text: """
                            The second altos have a new line from bar 40. Everyone else may go on as before, but more softly, \
                            so that they can be heard.
                            """,
                        time: "Tue"
                    )
                ]
            ),
            MailThread(
                subject: "Bicycle ready",
                messages: [
                    Message(
                        sender: "Radhaus",
                        text: "New chain, new brake pads. The noise was the bell.",
                        time: "Tue"
                    )
                ]
            ),
            MailThread(
                subject: "Train to Leipzig",
                messages: [
                    Message(
                        sender: "Bahn",
                        text: "Your train leaves at 10:14 from platform 7. Coach 23, seat 61, by the window.",
                        time: "Mon"
                    )
                ]
            ),
        ]
    }
}
