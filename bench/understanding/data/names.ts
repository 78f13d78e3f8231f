import type { Tongue } from '../types.ts'

/** Parts of names of businesses; shapes put them together, so that two seeds rarely share a name. */
const words = (text: string) => text.split(',')

export const syllables = words(
  'kal,mor,vi,ta,ren,lo,qui,bra,ne,zu,sol,ar,fi,den,ost,pel,ju,mar,ti,vo,ska,lin,ber,ko,nu,fla,ri,ste,wen,ya',
)

/** Nouns that go with anything, and adjectives that may stand before them where the language allows it. */
export const nameWords: Record<Tongue, { nouns: string[]; adjectives: string[]; shapes: string[] }> = {
  en: {
    nouns: words(
      'Lantern,Fox,Kettle,Anchor,Thread,Button,Pine,Wheel,Barrel,Compass,Finch,Meadow,' +
        'Hook,Ladder,Moon,Yard,Otter,Bell,Plum,Feather,Needle,Willow,Badger,Cobble',
    ),
    adjectives: words(
      'Amber,Hollow,Copper,Quiet,Iron,Silver,Little,Crooked,Bright,Velvet,Second,Salt,Paper,Wet,Northern,Brave',
    ),
    shapes: [
      '{A} {N}',
      '{N} & {M}',
      '{F}’s',
      '{S} & Sons',
      'The {A} {N}',
      '{I}',
      '{I} {N}',
      '{N} {n}',
      '{S} & {T}',
      '{F} {S}',
      '{N}works',
      '{A}{N}',
    ],
  },
  de: {
    nouns: words(
      'Linde,Anker,Fuchs,Kessel,Faden,Knopf,Kiefer,Rad,Kompass,Fink,Wiese,Leiter,' +
        'Mond,Otter,Glocke,Pflaume,Feder,Nadel,Weide,Dachs,Kiesel,Laterne,Mühle,Stern',
    ),
    adjectives: words('Blau,Silber,Kupfer,Eisen,Sonnen,Winter,Wald,Stein,Nord,Sommer,Papier,Salz'),
    shapes: [
      '{N} & {M}',
      '{S}',
      '{S} & Söhne',
      '{F}s {N}',
      '{I}',
      '{N} {n}',
      '{S} & {T}',
      '{I} {N}',
      '{A}{n0}',
      'Haus {S}',
      '{F} {S}',
    ],
  },
  fr: {
    nouns: words(
      'Lune,Ancre,Plume,Fil,Bouton,Roue,Boussole,Prairie,Échelle,Loutre,' +
        'Cloche,Prune,Aiguille,Saule,Galet,Lanterne,Étoile,Colline,Chouette,Rivière',
    ),
    adjectives: words('Bleue,Claire,Douce,Secrète,Dorée,Sauvage,Tranquille,Vive'),
    shapes: [
      '{N} & {M}',
      'La {N} {A}',
      'Chez {F}',
      'Maison {S}',
      '{I}',
      '{S} & Fils',
      '{N} {n}',
      '{S} et {T}',
      '{I} {N}',
      '{F} {S}',
    ],
  },
  es: {
    nouns: words(
      'Luna,Ancla,Pluma,Aguja,Rueda,Brújula,Pradera,Escalera,Nutria,Campana,Ciruela,Linterna,Estrella,Colina,Lechuza,Orilla,Espiga,Cometa',
    ),
    adjectives: words('Azul,Clara,Dulce,Secreta,Dorada,Salvaje,Tranquila,Viva'),
    shapes: [
      '{N} y {M}',
      'La {N} {A}',
      'Casa {S}',
      '{I}',
      '{S} e Hijos',
      '{N} {n}',
      '{S} & {T}',
      '{I} {N}',
      'Hermanos {S}',
      '{F} {S}',
    ],
  },
  no: {
    nouns: words(
      'Lykt,Rev,Kjele,Anker,Tråd,Knapp,Furu,Hjul,Kompass,Fink,Stige,Måne,Oter,Bjelle,Plomme,Fjær,Nål,Pil,Grevling,Stjerne',
    ),
    adjectives: words('Nord,Vinter,Sølv,Kobber,Blå,Stein,Sol,Salt,Skog,Sommer'),
    shapes: ['{N} & {M}', '{F}s {N}', '{S} & Sønner', '{I}', '{N} {n}', '{S} & {T}', '{I} {N}', '{A}{n0}', '{F} {S}'],
  },
  it: {
    nouns: words(
      'Luna,Ancora,Piuma,Ruota,Bussola,Campana,Prugna,Lanterna,Stella,Collina,Civetta,Spiga,Cometa,Lontra,Scala,Onda,Volpe,Ghianda',
    ),
    adjectives: words('Azzurra,Chiara,Dolce,Segreta,Dorata,Selvatica,Quieta,Viva'),
    shapes: [
      '{N} & {M}',
      'La {N} {A}',
      'Da {F}',
      'Casa {S}',
      '{I}',
      '{S} & Figli',
      '{N} {n}',
      '{S} e {T}',
      '{I} {N}',
      'Fratelli {S}',
      '{F} {S}',
    ],
  },
  pt: {
    nouns: words(
      'Lua,Âncora,Pluma,Agulha,Roda,Bússola,Campina,Escada,Lontra,Ameixa,Lanterna,Estrela,Colina,Coruja,Espiga,Onda,Raposa,Gaivota',
    ),
    adjectives: words('Azul,Clara,Doce,Secreta,Dourada,Selvagem,Tranquila,Viva'),
    shapes: [
      '{N} & {M}',
      'A {N} {A}',
      '{N} {A}',
      'Casa {S}',
      '{I}',
      '{S} & Filhos',
      '{N} {n}',
      '{S} e {T}',
      '{I} {N}',
      'Irmãos {S}',
      '{F} {S}',
    ],
  },
}

/** Names in other scripts, as they stand in a request of any language. */
export const otherScripts = {
  cyrillic: words('Белая Река,Сова и Ключ,Тихий Двор,Лавка Морозова,Два Моста,Зимний Сад'),
  greek: words('Η Μέλισσα,Ο Φάρος,Το Κύμα,Ελιά και Αλάτι,Δύο Πεύκα,Μικρό Λιμάνι'),
  arabic: words('بيت الزيتون,نجمة الصباح,دار القمر,حديقة الورد,النهر الأزرق,باب البحر'),
  japanese: words('月の庭,青い鳥,さくら堂,山と川,こもれび,はなうた'),
  devanagari: words('नीला पर्वत,दो नदियाँ,सुबह की धूप,चाँद महल,हरा बाग़,मिट्टी घर'),
}

export const givenNames: Record<Tongue, string[]> = {
  en: words('Rosalind,Callum,Moira,Ewan,Dana,Priya,Tobias,Winifred,Oscar,Beatrix,Femi,Nora'),
  de: words('Ulrike,Jannik,Petra,Wiebke,Anton,Hannelore,Emre,Frieda,Lorenz,Katja,Bodo,Swantje'),
  fr: words('Clémence,Samir,Odile,Bastien,Maëlle,Yves,Noémie,Gaspard,Aïcha,Thibault,Solène,Rémi'),
  es: words('Lucía,Íñigo,Rocío,Mateo,Begoña,Álvaro,Nerea,Ximena,Tomás,Pilar,Joaquín,Abril'),
  no: words('Ingrid,Sindre,Solveig,Håkon,Astrid,Eirik,Tuva,Bjarne,Sunniva,Odd,Marit,Trygve'),
  it: words('Chiara,Matteo,Ornella,Tommaso,Ginevra,Nicolò,Beatrice,Salvatore,Ilaria,Umberto,Agnese,Renzo'),
  pt: words('Marília,Caetano,Inês,Tiago,Conceição,Rui,Jussara,Otávio,Leonor,Vicente,Iara,Gonçalo'),
}

export const surnames: Record<Tongue, string[]> = {
  en: words('Platt,Brennan,Quigg,Strand,Vega,Okafor,Haldane,Whitlock,Pryce,Ashdown,Mercer,Tolliver,Kerr,Bunting'),
  de: words('Kessler,Petersen,Lindner,Sommer,Hoffmeister,Brandl,Yilmaz,Krull,Vogelsang,Reuter,Thoma,Ahrens,Kolb,Witte'),
  fr: words('Belkacem,Le Goff,Marchand,Delorme,Fontanel,Roussel,Vasseur,Peltier,Guérin,Lacombe,Bonnet,Aubry'),
  es: words('Romero,Ibarra,Quintana,Salcedo,Mondragón,Olivares,Peñalver,Zabala,Cifuentes,Arroyo,Montes,Varela'),
  no: words('Solbakk,Haugen,Lindqvist,Myklebust,Tveit,Sandvik,Rønning,Brekke,Fjeld,Nygård,Strømme,Bakken'),
  it: words('Ferrari,Bianchini,De Luca,Marchetti,Fontana,Rinaldi,Colombo,Pellegrini,Galli,Sartori,Moretti,Barone'),
  pt: words('Cardoso,Nogueira,Figueiredo,Teixeira,Brandão,Sampaio,Macedo,Vilela,Queirós,Amaral,Peixoto,Guimarães'),
}

/** Towns, with the word that leads to them where it is not the usual one of the language. */
export const places: Record<Tongue, string[]> = {
  en: words(
    'Cork,Asheville,Tilburg,Boise,Inverness,Duluth,Ghent,Whitby,Tucson,Halifax,Leith,Bend,Ludlow,Savannah,' +
      'Christchurch,Kendal,Baton Rouge,Hobart,Stroud,Ithaca,Penzance,Missoula,Galway,Chattanooga,Hexham,Nelson,Port Townsend,Aberystwyth',
  ),
  de: words(
    'Husum,Regensburg,Graz,Rostock,Bamberg,Leipzig,Essen,Bonn,Passau,Winterthur,Lüneburg,Bregenz,Görlitz,' +
      'Konstanz,Eutin,Fulda,Jena,Bad Tölz,Wismar,Siegen,Linz,Celle,Trier,Erfurt,Chur,Oldenburg',
  ),
  fr: words(
    'Lyon,Rennes,Vannes,Toulouse,Lille,Annecy,Bayonne,Dijon,Namur,Quimper,Grenoble,Albi,' +
      'Besançon,Lausanne,Limoges,Cahors,Saint-Malo,Chambéry,Colmar,Vevey,Gap,Pau,Troyes,Nîmes',
  ),
  es: words(
    'Granada,Sevilla,Gijón,Oaxaca,Cádiz,Valparaíso,Burgos,Cuenca,Zaragoza,Mérida,Salta,Jaén,' +
      'Pamplona,Soria,Montevideo,Huesca,Toledo,Cusco,Lugo,Vigo,Alicante,Guanajuato,Teruel,Segovia',
  ),
  no: words(
    'Molde,Stavanger,Drøbak,Bodø,Lillehammer,Ålesund,Tromsø,Kragerø,Hamar,Narvik,Kristiansund,' +
      'Voss,Mandal,Levanger,Florø,Arendal,Halden,Namsos,Kongsberg,Alta,Larvik,Svolvær',
  ),
  it: words(
    'Firenze,Bologna,Torino,Lecce,Trieste,Perugia,Ancona,Matera,Bergamo,Lucca,Siracusa,Modena,' +
      'Udine,Trento,Cagliari,Arezzo,Mantova,Pavia,Ferrara,Lugano,Ravenna,Viterbo,Cuneo,La Spezia',
  ),
  pt: words(
    'Curitiba,Coimbra,Recife,Braga,Olinda,Évora,Londrina,Aveiro,Florianópolis,Faro,Paraty,Setúbal,' +
      'Belo Horizonte,Guimarães,Joinville,Leiria,Campinas,Tavira,Natal,Viseu,Ouro Preto,Funchal,São Luís,Cascais',
  ),
}

/** Streets; '{n}' is the number. */
export const streets: Record<Tongue, string[]> = {
  en: words('{n} Mill Lane,{n} Harbour Street,{n} Station Road,{n} Orchard Avenue,{n} Chapel Row'),
  de: words('Lindenweg {n},Hafenstraße {n},Am Markt {n},Schulgasse {n},Mühlenstraße {n}'),
  fr: words('{n} rue du Port,{n} avenue des Tilleuls,{n} place du Marché,{n} quai Neuf'),
  es: words('Calle del Río {n},Plaza Mayor {n},Avenida del Puerto {n},Calle Olmo {n}'),
  no: words('Storgata {n},Havnegata {n},Kirkeveien {n},Skolegata {n}'),
  it: words('Via del Porto {n},Piazza Grande {n},Viale dei Tigli {n},Corso Garibaldi {n}'),
  pt: words('Rua do Porto {n},Praça da Matriz {n},Avenida das Tílias {n},Rua das Flores {n}'),
}
