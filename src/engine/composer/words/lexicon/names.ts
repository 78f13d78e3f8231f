/** Capitalised words that are never a brand: openings, techniques, months, days, peoples. Lower case. */
export const notBrands = new Set(
  (
    'please create build make design generate implement develop write give show update fix add use set apply choose ' +
    'configure assign establish define specify initialize select color style include users user businesses parents ' +
    'the a an i we my our it this that these there when clicking ' +
    ('html css js javascript typescript react vue angular svelte astro next nextjs tailwind bootstrap php wordpress ' +
      'node python django laravel google facebook instagram tiktok youtube spotify apple android iphone ios ipad ' +
      'windows linux github gitlab stripe paypal whatsapp wechat app engine material ui ux api seo ai faq cta kpi kpis ' +
      'crm scrm erp pos saas b2b b2c h5 url ip rss pdf svg json sql web audio ') +
    ('january february march april may june july august september october november december monday tuesday wednesday ' +
      'thursday friday saturday sunday mon tue wed thu fri sat sun ') +
    'januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi do fr sa so ' +
    'english german french spanish norwegian italian dutch european american british chinese japanese mediterranean scandinavian nordic victorian ' +
    ('deutsch englisch französisch hero idea theme content aesthetic tone style sections section page pages home ' +
      'about contact pricing features seed tapping show everything open solo home-page landing ') +
    'bitte erstelle eine ein einen die der das für mit und auf website webseite homepage landingpage startseite seite ' +
    'crée créez une un le la les pour avec site page crea haz una para con lag en nettside'
  ).split(' '),
)

/** Places people name in lower case; a capitalised one is recognised by its preposition. */
export const cities =
  'london|paris|berlin|hamburg|munich|münchen|cologne|köln|frankfurt|leipzig|dresden|stuttgart|düsseldorf|freiburg|' +
  'bremen|hannover|nuremberg|vienna|wien|graz|salzburg|zurich|zürich|basel|bern|geneva|lyon|marseille|bordeaux|' +
  'toulouse|nice|lille|nantes|strasbourg|brussels|antwerp|ghent|amsterdam|rotterdam|utrecht|copenhagen|aarhus|' +
  'stockholm|gothenburg|malmö|oslo|bergen|trondheim|stavanger|tromsø|helsinki|reykjavik|dublin|cork|galway|belfast|' +
  'edinburgh|glasgow|manchester|liverpool|leeds|bristol|birmingham|sheffield|newcastle|brighton|oxford|cambridge|' +
  'cardiff|york|bath|madrid|barcelona|valencia|seville|sevilla|granada|málaga|malaga|bilbao|lisbon|lisboa|porto|' +
  'rome|roma|milan|milano|naples|napoli|florence|venice|turin|bologna|athens|istanbul|warsaw|krakow|prague|' +
  'budapest|bucharest|sofia|zagreb|belgrade|moscow|kyiv|tel aviv|dubai|cairo|cape town|nairobi|lagos|mumbai|delhi|' +
  'bangalore|singapore|hong kong|tokyo|kyoto|osaka|seoul|beijing|shanghai|sydney|melbourne|brisbane|perth|auckland|' +
  'wellington|toronto|montreal|vancouver|new york|brooklyn|boston|chicago|seattle|portland|denver|austin|dallas|' +
  'houston|atlanta|miami|nashville|philadelphia|detroit|minneapolis|san francisco|los angeles|san diego|las vegas|' +
  'phoenix|mexico city|bogotá|lima|santiago|buenos aires|são paulo|rio de janeiro'

/** Plural people for 'for freelancers'; other plurals are found by their endings. */
export const audiences =
  'freelancers|parents|children|kids|families|students|pupils|teachers|teams|small teams|developers|designers|' +
  'engineers|startups|founders|companies|small companies|businesses|small businesses|enterprises|agencies|' +
  'beginners|runners|cyclists|hikers|climbers|gamers|musicians|artists|makers|creators|photographers|writers|' +
  'readers|travellers|travelers|tourists|seniors|older people|young people|teenagers|teens|women|men|couples|' +
  'brides|tenants|landlords|homeowners|home owners|doctors|patients|nurses|drivers|gardeners|farmers|shop owners|' +
  'restaurant owners|dog owners|cat owners|pet owners|people who work for themselves|people|everyone|anyone|locals|' +
  'neighbours|neighbors|members|volunteers|investors|job seekers|employers|expats|new mothers|mothers|dads|' +
  'employees|children aged 0-6|parents of children aged 0-6|selbständige|freiberufler|familien|kinder|eltern|' +
  'studierende|unternehmen|kleine unternehmen|vereine|handwerker|anfänger|einsteiger|indépendants|familles|enfants|' +
  'entreprises|étudiants|débutants|autónomos|familias|niños|empresas|estudiantes|principiantes|frilansere|familier|' +
  'barn|bedrifter|studenter|nybegynnere'
