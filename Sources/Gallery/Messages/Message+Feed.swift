extension Message {
    /// Returns the `count` messages after the first `start` ones. The feed is endless: it repeats the same messages.
    @MainActor static func page(after start: Int, count: Int) -> [Message] {
        (start..<start + count).map { index in
            let (author, text) = texts[index % texts.count]
            return Message(id: index, author: author, text: text, age: age(minutes: 2 + 9 * index))
        }
    }

    private static func age(minutes: Int) -> String {
        switch minutes {
        case ..<60: "\(minutes) min"
        case ..<1440: "\(minutes / 60) h"
        default: "\(minutes / 1440) d"
        }
    }

    @MainActor private static let texts: [(Author, String)] = [
        (
            .pia,
            """
            The heron is back. Same post, same leg, and the same look at the ducks, as if they were late with the rent. I \
            have put the bench where one sees it best: past the lock, left of the willow, and please keep the dog on the \
            path. Last year it took two weeks until she forgave us.
            """
        ),
        (.emeka, "On my way 🚲"),
        (
            .samir,
            """
            وصلت السفينة مع الفجر، وكان الميناء نائماً إلا من صياد واحد يصلح شباكه. قال إن الريح ستغيّر رأيها قبل الظهر، \
            وإن من يعرف البحر لا يستعجله. شربنا الشاي على الرصيف، وعدّ لي أسماء القوارب كما تُعدّ أسماء الأبناء، ثم أشرقت \
            الشمس فوق المنارة.
            """
        ),
        (.lotte, "Does anybody have a ladder that reaches the second floor? I have a cat that does not."),
        (
            .oskar,
            """
            Report on the sourdough, day nine. It has doubled overnight, pushed the lid off and got as far as the radio. \
            The radio works. I have named it Ivan and given away three jars; whoever took the one with the blue lid, it \
            wants feeding on Thursdays and it does not like the tap water. If it goes grey, stir. If it goes pink, run.
            """
        ),
        (.ruth, "מחר בשבע, ליד השער הישן. תביאו מעיל, הלילות כבר קרים."),
        (.tuva, "🌊🌊🌊"),
        (
            .valentina,
            """
            Нашла на чердаке бабушкин дневник. Первая запись: «Снег. Испекла хлеб. Поезд опоздал на четыре часа, и мы все \
            танцевали на перроне, чтобы не замёрзнуть». Вторая запись: «Выхожу замуж за скрипача с того перрона». Дальше \
            две страницы вырваны, и теперь я не сплю.
            """
        ),
        (.farid, "Yes."),
        (
            .eleni,
            """
            Two things learned today. A goat can open a gate if the latch lifts upwards. Sixteen goats can eat a hedge in \
            the time it takes to find the owner of the hedge.
            """
        ),
        (
            .pia,
            """
            For the reading on Friday:
            – bring a cup
            – the door is the green one, not the blue one
            – if nobody answers, we are on the roof
            – if nobody is on the roof, it is Saturday
            """
        ),
        (
            .emeka,
            "Whose umbrella is this? It is yellow, has a duck for a handle, and has been to more parties than I have."
        ),
        (
            .lotte,
            """
            The long version, since you asked. We took the night train because the day train was full of choirs. At four \
            in the morning it stopped between two stations, in a field, under more stars than I knew there were. The \
            conductor walked from car to car and said that a stork had built its nest on the signal, and that until \
            somebody found the man with the key to the other signal, the stork had the right of way. People got out. \
            Somebody had a melon, somebody had a knife, and one of the choirs, because of course there was a choir on this \
            train too, sang something slow in four parts, very quietly, on account of the stork. Then the man with the key \
            came on a moped, and we arrived three hours late, and nobody complained, and I would do it again tomorrow.
            """
        ),
        (.oskar, "Ivan says hello."),
        (.samir, "صباح الخير ☀️"),
        (
            .tuva,
            """
            Tide table for the weekend: low at 06:12 and 18:40, high at 12:25. The mussels are good as far as the second \
            buoy. After that they belong to the seals, and the seals know it.
            """
        ),
        (
            .farid,
            """
            I repaired the clock in the square. It had been right twice a day; now it is wrong by one minute all the time, \
            which people find harder to forgive.
            """
        ),
        (
            .ruth,
            """
            ספרתי היום את המדרגות אל המגדלור: מאתיים ושלוש בדרך למעלה, מאתיים וחמש בדרך למטה. חזרתי לספור שוב ויצא אחרת. \
            השומר אומר שזה תמיד כך, שהמגדל זז קצת עם הרוח, ושהוא עצמו הפסיק לספור לפני שלושים שנה ומאז הוא ישן טוב יותר.
            """
        ),
        (.valentina, "Кто-нибудь умеет чинить аккордеон? 🪗"),
        (
            .eleni,
            """
            Word of the day, from the sign at the ferry: \
            Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. The ferryman claims to have \
            been a member. He also claims that the river used to be on the other side of the town, so I keep both in the \
            same drawer.
            """
        ),
        (.emeka, "Rehearsal moved to eight. Bring the other trombone."),
        (
            .pia,
            """
            She has forgiven us. 🪶 This morning she stood on the bench itself, and when I came round the willow she did \
            not fly up, only looked at her watch.
            """
        ),
    ]
}
