const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map(pair => {
      const [first = '', second = ''] = pair.split('/')
      return [first, second]
    })
const list = (text: string): string[] => text.trim().split(/\s+/)

/** Slips in German nouns, each with the right word. */
export const slips = pairs(`
  Zeitnug/Zeitung Regierng/Regierung Geschcihte/Geschichte Wirtschft/Wirtschaft Gesellshaft/Gesellschaft
  Naturkatasrophe/Naturkatastrophe Bevölkerug/Bevölkerung Entwicklng/Entwicklung Untersuchng/Untersuchung
  Verhandlugn/Verhandlung Krankehaus/Krankenhaus Bürgermeiser/Bürgermeister Möglichkiet/Möglichkeit
  Universtät/Universität Wissenshaft/Wissenschaft Veranstaltng/Veranstaltung Landschft/Landschaft
  Nachbarschft/Nachbarschaft Freudschaft/Freundschaft Sicherhiet/Sicherheit Gesundhiet/Gesundheit
  Erfahrng/Erfahrung Bedeutng/Bedeutung Verbindng/Verbindung Ausstelung/Ausstellung Abteilng/Abteilung
  Beziehng/Beziehung Erklärng/Erklärung Forschng/Forschung Wohnng/Wohnung Rechnng/Rechnung
  Meinng/Meinung Hoffnng/Hoffnung Ordnng/Ordnung Leistng/Leistung Prüfng/Prüfung Sitzng/Sitzung
  Übnug/Übung Lehrrein/Lehrerin Schülre/Schüler Nachbra/Nachbar Arbietgeber/Arbeitgeber
  Mitarbieter/Mitarbeiter Haupstadt/Hauptstadt Flughfen/Flughafen Bahnohf/Bahnhof Straßenbhan/Straßenbahn
  Fahrard/Fahrrad Frühstcük/Frühstück Abendbort/Abendbrot Geburtstga/Geburtstag Weihanchten/Weihnachten
  Jahrhundret/Jahrhundert Jahrzhent/Jahrzehnt Wochenedne/Wochenende Nachmitag/Nachmittag
  Vormitag/Vormittag Computre/Computer Telfon/Telefon Bibliotehk/Bibliothek Apoteke/Apotheke
  Rhytmus/Rhythmus Atmossphäre/Atmosphäre Akkustik/Akustik Artillrie/Artillerie Verwies/Verweis
`)

/** Nouns one slip away from names or from right words. */
export const nouns = list(`
  Schule Wegener Reiter Tunis Siegel Greis Riese Rudel Reste Heiden Neffe Wende Lampe Hanf Kelle Rother Volk Brunnen Wagen Markt
  Haus Hund Baum Straße Stadt Berg Garten Fenster Wasser Blume Lehrer Kind Karte Arbeit Platte Haupt Meister Versicherung
  Sommer Winter Vertrag Urlaub Zahlung Sprache Kirche Marke Gebiet Auswahl Abstimmung
`)

/** Lower-case words of the tests. */
export const otherWords = list(`
  wir haben heute den alten die der das und in im von ein eine dass gesehen hat auf mit nicht ist war für es sich auch
`)

/** Inflected nouns and compounds that the dictionary does not list. */
export const rightForms = list(`
  Marktes Hundes Baumes Berges Gartens Fensters Wassers Lehrers Kindes Volkes Vertrages Urlaubes Gebietes Meisters
  Hunden Karten Platten Marken Sprachen Kirchen Blumen Straßen Zahlungen Versicherungen Auswahlen Abstimmungen
  Kinder Kindern Fenstern Zeitungen Regierungen Wohnungen Rechnungen Prüfungen Sitzungen Ordnungen
  Arbeitsvertrag Sommergarten Wintergarten Kinderkarte Gartenarbeit Wassergarten Kirchenfenster Straßenkarte
  Versicherungsvertrag Zahlungsvertrag Sprachgebiet Blumengarten Meistervertrag Urlaubsgebiet Marktstraße
  Lehrersprache Plattenvertrag Hauptstraße Stadtgarten Abstimmungsgebiet Fensterblume Wasserstraße Gebietskarte
`)

/** Words that English has too. */
export const foreignWords = list(`
  Kipling Johnny Carson Nicholas Columbia Cumberland Plantagenet Stephen Wheeler Ontario California Nashville
  Reddit Spotify Snapchat Tesla Microsoft Google Facebook Twitter Volvo Toyota Honda Pepsi Adidas Lego
  Street Mountain Summit Record Company Business School Highlight Workshop Meeting Smartphone Laptop Newsletter
  Startup Marketing Feedback Container Database Firewall Browser Offshore Songwriter Revival Blockbuster
`)

/** Names, each with a word of the dictionary one slip away. */
export const names = pairs(`
  Schulze/Schule Wegner/Wegener Reimer/Reiter Griese/Riese Tunip/Tunis Restle/Reste Nefte/Neffe Wendt/Wende
  Lampa/Lampe Riedel/Rudel Hanfe/Hanf Kella/Kelle Volck/Volk Wagin/Wagen Bergh/Berg Baumi/Baum Markta/Markt
`)
