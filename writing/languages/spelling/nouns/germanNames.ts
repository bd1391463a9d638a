/**
 * Common German names that look like a misspelled noun: "Lindner", "Peine". Most other names are in
 * the dictionary or in the English word list.
 */
export const germanNames: ReadonlySet<string> = new Set(
  `
    Achern Ahlers Ahrens Aigner Anklam Annika Ayse Balzer Bartel Bartels Bartsch Baumgart Baumgartner Baur
    Behrens Bertold Biberach Bitterfeld Bohn Brandl Brinkmann Brunner Bruns Burkhard Burkhardt Calw Carsten
    Christel Clausen Dombrowski Döring Dörr Drescher Dreyer Düren Eberhardt Ebner Eckhard Ehlers Eisele
    Elfriede Elif Emre Erding Evers Fatma Feldkirch Foerster Föhr Frauke Fricke Fritsch Fuchsberger Füssen
    Gebauer Gebhardt Geisler Geißler Gerlinde Giese Gifhorn Göbel Goebel Götz Greiner Greiz Gruber Guenther
    Haase Hanke Hanno Hartwig Hauser Heid Hein Heiner Heinze Hella Henke Hennig Herrmann Hildebrandt Hofer
    Höfer Hofman Hoppe Hübner Hueber Ilsa Jörn Jost Jürg Katja Kaya Kehl Kerner Kessler Keßler Klose Kogler
    Köhler Kolb Kopp Köster Köthen Krauss Krauß Kremer Kröger Krueger Kruse Kunze Lechner Leitner Lemke Leni
    Liesel Liesl Lindemann Lindner Lohmann Lüders Lukas Maier Maik Maike Marlies Matthes Mattis Mayr Meike
    Menke Menzel Merkl Merz Michels Moeller Moers Münch Naumann Neele Nele Neubert Niedermeier Niels Niemann
    Nitsche Nitzsche Nolte Oehler Olten Opitz Ortner Otte Ottmann Pape Peine Pfeiffer Pohl Pohle Poppe Preuß
    Raab Raabe Rademacher Radtke Rasmus Reichel Reimann Reimer Reimers Reinhart Resi Reto Riedel Riemer Riesa
    Rohde Rösler Rothe Rother Runge Saale Schaefer Schäffer Scheffler Schell Schirmer Schmitz Scholten
    Schramm Schröter Schulze Schwab Schwaiger Seidl Seifert Sievers Sina Soest Stade Stadler Stoll Stolle
    Suhl Suhr Swen Thoma Tilo Timmermann Timo Torben Torgau Torsten Traude Trautmann Ueli Uelzen Ulbrich
    Ullrich Unger Voelker Vogler Voigt Voigts Wegener Wegner Wehner Weigand Weigel Wels Wendt Wessel Wetzel
    Wiegand Wieser Wilfried Wilke Wilkens Winkler Witte Wittig Wulf Zeller Zielinski Zittau`
    .trim()
    .split(/\s+/),
)
