/// Texts in many scripts, all written for this project.
enum Samples {
    static let byScript: [String: String] = [
        "Latin": "Rows that unfold, quickly and well: AVATAR Toffee, 12.5 % of affluent officers waved. "
            + "A mother-in-law's e-mail (see §4) said \u{201C}yes\u{201D} / no—maybe; https://example.org/a/b?c=d or not?",
        "Cyrillic":
            "Съешь ещё этих мягких булок, да выпей чаю. Строка-за-строкой таблица раскрывается плавно, без рывков.",
        "Greek": "Η γρήγορη γραμμή του πίνακα ανοίγει απαλά και κλείνει ξανά, χωρίς να πηδά τίποτα.",
        "Arabic": "هذا سطر من الجدول ينفتح بهدوء ثم يعود كما كان، ولا يقفز شيء أمام القارئ أبدا ١٢٣.",
        "Hebrew": "שורה בטבלה נפתחת לאט ונסגרת שוב, ושום דבר לא קופץ לפני הקורא 123 פעמים.",
        "Thai": "แถวของตารางเปิดออกอย่างนุ่มนวลและปิดกลับโดยไม่มีอะไรกระโดด",
        "Chinese": "表格的一行慢慢展开,又收回去。读者正在看的内容不会跳动,「很好」,一百二十三行。",
        "Japanese": "テーブルの行がなめらかに開いて、また閉じます。読んでいるところは動きません。ー「はい」",
        "Korean": "표의 행이 부드럽게 펼쳐지고 다시 접힙니다. 읽던 내용은 움직이지 않습니다.",
        "Devanagari": "तालिका की पंक्ति धीरे से खुलती है और फिर बंद होती है, कुछ भी नहीं उछलता।",
        "Emoji": "Fine 👍🏽 and 👩‍👩‍👧‍👦 at home 🇩🇪🇫🇷 with ❤️ on it 🏳️‍🌈 once more 1️⃣ 2️⃣.",
        "Mixed": "The word שלום means peace, and العربية runs from right to left (12 مرة) in English text.",
        "MixedRTL": "המילה hello world באנגלית, ו-UITableView הוא שם של class אחד.",
    ]
}
