extension Contact {
    /// The contacts of the example.
    static var sample: [Contact] {
        [
            Contact(
                givenName: "Ada",
                familyName: "Winter",
                company: "Harbor Archive",
                phone: "030 5550110",
                email: "ada@example.com",
                isFavorite: true
            ),
            Contact(givenName: "Samir", familyName: "Amari", phone: "030 5550111", email: "samir@example.com"),
            Contact(
                givenName: "Ruth",
                familyName: "Amari",
                company: "Garden Association",
                phone: "030 5550112",
                email: "ruth@example.com"
            ),
            Contact(
                givenName: "Jonas",
                familyName: "Berg",
                company: "Garden Association",
                phone: "030 5550113",
                email: "jonas@example.com",
                isFavorite: true
            ),
            Contact(givenName: "Lena", familyName: "Bauer", phone: "030 5550114", email: "lena@example.com"),
            Contact(
                givenName: "Otto",
                familyName: "Brandt",
                company: "Brandt & Sons",
                phone: "030 5550115",
                email: "otto@example.com"
            ),
            Contact(givenName: "Émile", familyName: "Caron", phone: "030 5550116", email: "emile@example.com"),
            Contact(
                givenName: "Cleo",
                familyName: "Castellanos",
                phone: "030 5550117",
                email: "cleo@example.com",
                isFavorite: true
            ),
            Contact(givenName: "Nora", familyName: "Dahl", phone: "030 5550118", email: "nora@example.com"),
            Contact(givenName: "Henrik", familyName: "Dahl", phone: "030 5550119", email: "henrik@example.com"),
            Contact(
                givenName: "Ines",
                familyName: "Duarte",
                company: "City Library",
                phone: "030 5550120",
                email: "ines@example.com"
            ),
            Contact(givenName: "Tomás", familyName: "Echeverría", phone: "030 5550121", email: "tomas@example.com"),
            Contact(
                givenName: "Grace",
                familyName: "Fielding",
                company: "Choir",
                phone: "030 5550122",
                email: "grace@example.com"
            ),
            Contact(givenName: "Paul", familyName: "Fischer", phone: "030 5550123", email: "paul@example.com"),
            Contact(givenName: "Lucía", familyName: "García", phone: "030 5550124", email: "lucia@example.com"),
            Contact(
                givenName: "Ben",
                familyName: "Goldberg",
                company: "Boat Club",
                phone: "030 5550125",
                email: "ben@example.com"
            ),
            Contact(
                givenName: "Grace",
                familyName: "Hall",
                company: "Radhaus",
                phone: "030 5550126",
                email: "grace@example.com"
            ),
            Contact(
                givenName: "Miriam",
                familyName: "Holt",
                company: "Choir",
                phone: "030 5550127",
                email: "miriam@example.com"
            ),
            Contact(givenName: "Yuki", familyName: "Ito", phone: "030 5550128", email: "yuki@example.com"),
            Contact(givenName: "Anna", familyName: "Ivarsdotter", phone: "030 5550129", email: "anna@example.com"),
            Contact(givenName: "Tove", familyName: "Jansen", phone: "030 5550130", email: "tove@example.com"),
            Contact(givenName: "Marek", familyName: "Kowalski", phone: "030 5550131", email: "marek@example.com"),
            Contact(givenName: "Zofia", familyName: "Kowalska", phone: "030 5550132", email: "zofia@example.com"),
            Contact(givenName: "Sofia", familyName: "Lindqvist", phone: "030 5550133", email: "sofia@example.com"),
            Contact(givenName: "Ivo", familyName: "Lukić", phone: "030 5550134", email: "ivo@example.com"),
            Contact(
                givenName: "Noah",
                familyName: "Martin",
                company: "City Library",
                phone: "030 5550135",
                email: "noah@example.com"
            ),
            Contact(givenName: "Elif", familyName: "Mutlu", phone: "030 5550136", email: "elif@example.com"),
            Contact(givenName: "Jan", familyName: "Novák", phone: "030 5550137", email: "jan@example.com"),
            Contact(givenName: "Siobhán", familyName: "O’Brien", phone: "030 5550138", email: "siobhan@example.com"),
            Contact(
                givenName: "Kofi",
                familyName: "Owusu",
                company: "Boat Club",
                phone: "030 5550139",
                email: "kofi@example.com"
            ),
            Contact(givenName: "Clara", familyName: "Petit", phone: "030 5550140", email: "clara@example.com"),
            Contact(givenName: "Ravi", familyName: "Prasad", phone: "030 5550141", email: "ravi@example.com"),
            Contact(givenName: "Mei", familyName: "Qian", phone: "030 5550142", email: "mei@example.com"),
            Contact(givenName: "Hugo", familyName: "Richter", phone: "030 5550143", email: "hugo@example.com"),
            Contact(
                givenName: "Elena",
                familyName: "Rossi",
                phone: "030 5550144",
                email: "elena@example.com",
                isFavorite: true
            ),
            Contact(givenName: "Lars", familyName: "Sandberg", phone: "030 5550145", email: "lars@example.com"),
            Contact(
                givenName: "Mina",
                familyName: "Schulte",
                company: "Dentist",
                phone: "030 5550146",
                email: "mina@example.com"
            ),
            Contact(givenName: "Pia", familyName: "Sommer", phone: "030 5550147", email: "pia@example.com"),
            Contact(givenName: "Amina", familyName: "Traoré", phone: "030 5550148", email: "amina@example.com"),
            Contact(givenName: "Felix", familyName: "Uhl", phone: "030 5550149", email: "felix@example.com"),
            Contact(givenName: "Eva", familyName: "Vogel", phone: "030 5550150", email: "eva@example.com"),
            Contact(givenName: "Leo", familyName: "Wagner", phone: "030 5550151", email: "leo@example.com"),
            Contact(givenName: "Ida", familyName: "Weiss", phone: "030 5550152", email: "ida@example.com"),
            Contact(givenName: "Tim", familyName: "Young", phone: "030 5550153", email: "tim@example.com"),
            Contact(givenName: "Nadia", familyName: "Zaman", phone: "030 5550154", email: "nadia@example.com"),
            Contact(company: "Zum Anker", phone: "030 5550155", email: "anker@example.com"),
            Contact(company: "3 Linden Bakery", phone: "030 5550156", email: "bakery@example.com"),
        ]
    }
}
