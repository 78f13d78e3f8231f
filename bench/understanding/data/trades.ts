/**
 * Trades that briefs are drawn from: what may speak of it | what it offers | en | de | fr | es | no | it | pt.
 * The first column names the trades of the product whose own words would be right on its page ('-': none, the general
 * voice alone). A noun has its gender in front where the language needs an article.
 */
export const tradeRows = `
bakery,coffee,food-brand|food|bakery|f:Bäckerei|f:boulangerie|f:panadería|n:bakeri|f:panetteria|f:padaria
coffee,restaurant,bakery|food|tea room|f:Teestube|m:salon de thé|f:tetería|m:tesalong|f:sala da tè|f:casa de chá
coffee,food-brand|food|coffee roastery|f:Kaffeerösterei|f:brûlerie de café|m:tostadero de café|n:kaffebrenneri|f:torrefazione di caffè|f:torrefação de café
pizza,restaurant|food|pizzeria|f:Pizzeria|f:pizzeria|f:pizzería|m:pizzarestaurant|f:pizzeria|f:pizzaria
restaurant,pizza,food-brand|food|food truck|m:Imbisswagen|m:camion de cuisine|m:puesto de comida|m:matvogn|m:food truck|m:food truck
restaurant|food|fish restaurant|n:Fischrestaurant|m:restaurant de poisson|f:marisquería|m:fiskerestaurant|m:ristorante di pesce|m:restaurante de peixe
food-brand,shop,farm|food|cheese shop|n:Käsegeschäft|f:fromagerie|f:quesería|m:ostebutikk|m:negozio di formaggi|f:queijaria
food-brand,shop,farm|food|butcher’s shop|f:Metzgerei|f:boucherie|f:carnicería|m:slakterbutikk|f:macelleria|m:açougue
food-brand,coffee,bakery,restaurant,shop|food|ice cream parlour|f:Eisdiele|m:glacier|f:heladería|m:iskrembar|f:gelateria|f:sorveteria
bar,food-brand|food|brewery|f:Brauerei|f:brasserie artisanale|f:cervecería artesana|n:bryggeri|m:birrificio|f:cervejaria artesanal
restaurant,food-brand|food|catering company|m:Partyservice|m:traiteur|f:empresa de catering|n:cateringselskap|f:azienda di catering|f:empresa de catering
bakery,food-brand,shop|food|chocolate workshop|f:Schokoladenmanufaktur|f:chocolaterie|m:obrador de chocolate|m:sjokoladefabrikk|m:laboratorio di cioccolato|f:oficina de chocolate
farm,bar,food-brand|food|vineyard|n:Weingut|m:domaine viticole|f:bodega|m:vingård|f:azienda vinicola|f:vinícola
florist,shop|shop|flower shop|m:Blumenladen|m:magasin de fleurs|f:floristería|m:blomsterbutikk|m:negozio di fiori|f:floricultura
books,shop|shop|bookshop|f:Buchhandlung|f:librairie|f:librería|m:bokhandel|f:libreria|f:livraria
shop|shop|toy shop|m:Spielzeugladen|m:magasin de jouets|f:juguetería|m:leketøysbutikk|m:negozio di giocattoli|f:loja de brinquedos
fashion,shop|shop|second-hand clothes shop|m:Second-Hand-Laden|f:friperie|f:tienda de ropa de segunda mano|m:bruktbutikk|m:negozio di abiti usati|m:brechó
shop,construction|shop|hardware store|m:Eisenwarenladen|f:quincaillerie|f:ferretería|m:jernvarehandel|f:ferramenta|f:loja de ferragens
crafts,shop,fashion|shop|yarn shop|n:Wollgeschäft|f:mercerie|f:mercería|m:garnbutikk|m:negozio di filati|m:armarinho
shop,interior,electronics|shop|lamp shop|n:Lampengeschäft|m:magasin de luminaires|f:tienda de lámparas|m:lampebutikk|m:negozio di lampade|f:loja de luminárias
shop,crafts|shop|stamp dealer|m:Briefmarkenhändler|m:marchand de timbres|f:filatelia|m:frimerkehandel|m:commerciante di francobolli|f:loja de selos
shop,crafts,books|shop|stationery shop|n:Schreibwarengeschäft|f:papeterie|f:papelería|m:papirhandel|f:cartoleria|f:papelaria
shop,music|shop|record shop|m:Plattenladen|m:disquaire|f:tienda de discos|m:platebutikk|m:negozio di dischi|f:loja de discos
health,shop|health|pharmacy|f:Apotheke|f:pharmacie|f:farmacia|n:apotek|f:farmacia|f:farmácia
health,shop,fashion|health|optician|n:Optikergeschäft|m:opticien|f:óptica|m:optiker|m:negozio di ottica|f:ótica
beauty,barber|beauty|hair salon|m:Friseursalon|m:salon de coiffure|f:peluquería|m:frisørsalong|m:salone di parrucchiere|m:salão de cabeleireiro
barber,beauty|beauty|barber shop|m:Barbershop|m:barbier|f:barbería|m:barberer|f:barberia|f:barbearia
beauty|beauty|nail studio|n:Nagelstudio|m:salon de manucure|m:salón de uñas|m:neglesalong|m:salone di manicure|m:salão de manicure
beauty,crafts|beauty|tattoo studio|n:Tattoostudio|m:studio de tatouage|m:estudio de tatuajes|n:tatoveringsstudio|m:studio di tatuaggi|m:estúdio de tatuagem
dental,health|health|dental practice|f:Zahnarztpraxis|m:cabinet dentaire|f:clínica dental|n:tannlegekontor|m:studio dentistico|f:clínica dentária
health,wellness,fitness|health|physiotherapy practice|f:Physiotherapiepraxis|m:cabinet de kinésithérapie|m:centro de fisioterapia|m:fysioterapiklinikk|m:studio di fisioterapia|f:clínica de fisioterapia
health|health|midwife practice|f:Hebammenpraxis|m:cabinet de sage-femme|f:consulta de matrona|m:jordmorpraksis|m:studio di ostetricia|m:consultório de parteiras
health,wellness|health|acupuncture practice|f:Akupunkturpraxis|m:cabinet d’acupuncture|f:consulta de acupuntura|m:akupunkturklinikk|m:studio di agopuntura|f:clínica de acupuntura
health|health|speech therapy practice|f:Logopädiepraxis|m:cabinet d’orthophonie|f:consulta de logopedia|m:logopedklinikk|m:studio di logopedia|f:clínica de fonoaudiologia
health,wellness,beauty|health|podiatry practice|f:Podologiepraxis|m:cabinet de podologie|f:clínica de podología|m:fotterapiklinikk|m:studio di podologia|f:clínica de podologia
health,nonprofit|health|blood donation centre|f:Blutspendezentrale|m:centre de don du sang|m:centro de donación de sangre|m:blodbank|m:centro di donazione del sangue|m:centro de doação de sangue
pets,health|animals|veterinary practice|f:Tierarztpraxis|f:clinique vétérinaire|f:clínica veterinaria|m:dyreklinikk|m:ambulatorio veterinario|f:clínica veterinária
pets|animals|dog grooming salon|m:Hundesalon|m:salon de toilettage|f:peluquería canina|m:hundesalong|f:toelettatura per cani|m:salão de banho e tosa
pets|animals|dog training school|f:Hundeschule|f:école canine|f:escuela canina|m:hundeskole|f:scuola cinofila|f:escola de cães
pets,hotel|animals|cattery|f:Katzenpension|f:pension pour chats|f:residencia felina|n:kattepensjonat|f:pensione per gatti|m:hotel para gatos
pets,fitness,education,farm,course,stables|animals|riding school|f:Reitschule|m:centre équestre|f:escuela de equitación|m:rideskole|f:scuola di equitazione|f:escola de equitação
pets,shop|animals|aquarium shop|n:Aquaristikgeschäft|f:animalerie|f:tienda de acuarios|m:akvariebutikk|m:negozio di acquari|f:loja de aquários
nonprofit,pets|animals|animal shelter|n:Tierheim|m:refuge pour animaux|m:refugio de animales|n:dyrehjem|m:rifugio per animali|m:abrigo de animais
pets|animals|pet cemetery|m:Tierfriedhof|m:cimetière animalier|m:cementerio de mascotas|m:dyregravlund|m:cimitero per animali|m:cemitério de animais
construction|repair|plumbing company|m:Klempnerbetrieb|f:entreprise de plomberie|f:empresa de fontanería|n:rørleggerfirma|m:servizio di idraulica|f:empresa de encanamento
construction|repair|electrical company|m:Elektrobetrieb|f:entreprise d’électricité|f:empresa de electricidad|n:elektrikerfirma|f:ditta di impianti elettrici|f:empresa de eletricidade
construction|repair|roofing company|m:Dachdeckerbetrieb|f:entreprise de couverture|f:empresa de tejados|n:taktekkerfirma|f:ditta di coperture|f:empresa de telhados
crafts,construction,interior|repair|joinery|f:Tischlerei|f:menuiserie|f:carpintería|n:snekkerverksted|f:falegnameria|f:marcenaria
construction,security|repair|locksmith|m:Schlüsseldienst|f:serrurerie|f:cerrajería|m:låsesmed|m:fabbro|m:chaveiro
cleaning,construction|repair|chimney sweep|m:Schornsteinfegerbetrieb|m:ramoneur|f:empresa de deshollinado|n:feierfirma|m:spazzacamino|f:empresa de limpeza de chaminés
construction|repair|painting company|m:Malerbetrieb|f:entreprise de peinture|f:empresa de pintura|n:malerfirma|f:ditta di imbiancatura|f:empresa de pintura
construction,electronics|repair|solar installer|m:Solarbetrieb|m:installateur solaire|f:instaladora solar|m:solcelleinstallatør|m:installatore di fotovoltaico|f:instaladora de energia solar
music,crafts|repair|piano tuning workshop|f:Klavierwerkstatt|m:atelier d’accord de pianos|m:taller de pianos|n:pianoverksted|m:laboratorio di accordatura pianoforti|f:oficina de afinação de pianos
crafts,electronics,shop,fashion|repair|clock repair shop|f:Uhrenwerkstatt|f:horlogerie|f:relojería|n:urmakerverksted|m:laboratorio di orologeria|f:relojoaria
crafts,interior|repair|upholstery workshop|f:Polsterei|m:atelier de tapissier|m:taller de tapicería|n:møbeltapetsererverksted|f:tappezzeria|f:oficina de estofados
crafts|repair|knife grinding service|f:Messerschleiferei|m:service d’affûtage|m:taller de afilado|n:knivsliperi|m:servizio di affilatura|m:serviço de amolação
-|repair|lift maintenance company|m:Aufzugsdienst|f:société d’ascenseurs|f:empresa de ascensores|n:heisfirma|f:ditta di ascensori|f:empresa de elevadores
-|repair|well drilling company|m:Brunnenbaubetrieb|f:entreprise de forage|f:empresa de perforación de pozos|n:brønnborerfirma|f:ditta di perforazione pozzi|f:empresa de perfuração de poços
cars|vehicles|car repair shop|f:Autowerkstatt|m:garage automobile|m:taller mecánico|n:bilverksted|f:officina meccanica|f:oficina mecânica
bikes,shop|vehicles|bicycle shop|m:Fahrradladen|m:magasin de vélos|f:tienda de bicicletas|m:sykkelbutikk|m:negozio di biciclette|f:loja de bicicletas
cars,education|vehicles|driving school|f:Fahrschule|f:auto-école|f:autoescuela|m:trafikkskole|f:autoscuola|f:autoescola
cars,bikes|vehicles|motorcycle garage|f:Motorradwerkstatt|m:garage de motos|m:taller de motos|n:motorsykkelverksted|f:officina di moto|f:oficina de motos
cars,transport|vehicles|towing service|m:Abschleppdienst|m:service de dépannage|m:servicio de grúa|n:bergingsselskap|m:servizio di soccorso stradale|m:serviço de guincho
motorhomes,cars,travel,transport|vehicles|campervan rental|f:Wohnmobilvermietung|f:location de camping-cars|m:alquiler de autocaravanas|m:bobilutleie|m:noleggio di camper|m:aluguel de motorhomes
-|vehicles|shipyard|f:Werft|m:chantier naval|m:astillero|n:skipsverft|m:cantiere navale|m:estaleiro
education,course|lessons|language school|f:Sprachschule|f:école de langues|f:academia de idiomas|m:språkskole|f:scuola di lingue|f:escola de idiomas
music,education,course|lessons|music school|f:Musikschule|f:école de musique|f:escuela de música|m:musikkskole|f:scuola di musica|f:escola de música
fitness,education,course|lessons|swimming school|f:Schwimmschule|f:école de natation|f:escuela de natación|m:svømmeskole|f:scuola di nuoto|f:escola de natação
course,education,restaurant|lessons|cookery school|f:Kochschule|f:école de cuisine|f:escuela de cocina|m:matkurssenter|f:scuola di cucina|f:escola de culinária
community,games,education|lessons|chess club|m:Schachklub|m:club d’échecs|m:club de ajedrez|m:sjakklubb|m:circolo di scacchi|m:clube de xadrez
nursery,education|lessons|kindergarten|m:Kindergarten|m:jardin d’enfants|m:jardín de infancia|m:barnehage|m:asilo|m:jardim de infância
fitness,education,course|sport|dance school|f:Tanzschule|f:école de danse|f:escuela de danza|m:danseskole|f:scuola di danza|f:escola de dança
fitness|sport|gym|n:Fitnessstudio|f:salle de sport|m:gimnasio|n:treningssenter|f:palestra|f:academia
yoga,fitness,wellness|sport|yoga studio|n:Yogastudio|m:studio de yoga|m:estudio de yoga|n:yogastudio|m:studio di yoga|m:estúdio de yoga
fitness|sport|climbing centre|f:Kletterhalle|f:salle d’escalade|m:rocódromo|n:klatresenter|f:palestra di arrampicata|m:ginásio de escalada
fitness,community|sport|tennis club|m:Tennisverein|m:club de tennis|m:club de tenis|m:tennisklubb|m:circolo di tennis|m:clube de tênis
fitness,community|sport|judo club|m:Judoverein|m:club de judo|m:club de judo|m:judoklubb|m:club di judo|m:clube de judô
fitness,games,museum|sport|bowling alley|f:Kegelbahn|m:bowling|f:bolera|m:bowlinghall|m:bowling|f:pista de boliche
fitness,games,travel|sport|crazy golf course|f:Minigolfanlage|m:mini-golf|m:minigolf|m:minigolfbane|m:minigolf|m:minigolfe
games,museum|events|escape room|m:Escape Room|m:jeu d’évasion|f:sala de escape|n:rømningsrom|f:escape room|m:escape room
music,wedding|events|wedding band|f:Hochzeitsband|m:orchestre de mariage|f:banda de bodas|n:bryllupsband|f:orchestra per matrimoni|f:banda de casamento
music,community|events|brass band|f:Blaskapelle|f:fanfare|f:banda de música|n:korps|f:banda musicale|f:banda de música
festival,museum,community|events|puppet theatre|n:Puppentheater|m:théâtre de marionnettes|m:teatro de títeres|n:dukketeater|m:teatro di burattini|m:teatro de bonecos
music,bar|events|jazz club|m:Jazzclub|m:club de jazz|m:club de jazz|m:jazzklubb|m:jazz club|m:clube de jazz
festival,wedding|events|marquee hire company|m:Zeltverleih|f:location de chapiteaux|m:alquiler de carpas|n:teltutleiefirma|m:noleggio di tendoni|m:aluguel de tendas
community|events|village hall|n:Dorfgemeinschaftshaus|f:salle des fêtes|m:salón comunal|n:grendehus|f:sala polivalente|m:salão comunitário
hotel,travel|stay|guest house|f:Pension|f:maison d’hôtes|f:casa de huéspedes|n:gjestehus|f:pensione|f:pousada
hotel,travel|stay|campsite|m:Campingplatz|m:camping|m:camping|m:campingplass|m:campeggio|m:camping
hotel,travel,restaurant|stay|mountain hut|f:Berghütte|m:refuge de montagne|m:refugio de montaña|f:fjellhytte|m:rifugio di montagna|m:refúgio de montanha
hotel,travel|stay|hostel|n:Hostel|f:auberge de jeunesse|m:albergue|n:vandrerhjem|m:ostello|m:hostel
law|office|law firm|f:Anwaltskanzlei|m:cabinet d’avocats|m:bufete de abogados|n:advokatfirma|m:studio legale|m:escritório de advocacia
finance,consulting,law|office|tax consultancy|f:Steuerkanzlei|m:cabinet comptable|f:asesoría fiscal|n:regnskapsbyrå|m:studio di consulenza fiscale|m:escritório de contabilidade
consulting|office|translation agency|n:Übersetzungsbüro|f:agence de traduction|f:agencia de traducción|n:oversettelsesbyrå|f:agenzia di traduzioni|f:agência de tradução
architecture|office|architecture studio|n:Architekturbüro|m:cabinet d’architecture|m:estudio de arquitectura|n:arkitektkontor|m:studio di architettura|m:escritório de arquitetura
insurance,finance|office|insurance office|n:Versicherungsbüro|m:cabinet d’assurances|f:correduría de seguros|n:forsikringskontor|m:ufficio assicurazioni|f:corretora de seguros
real-estate|office|estate agency|n:Immobilienbüro|f:agence immobilière|f:agencia inmobiliaria|n:eiendomsmeglerfirma|f:agenzia immobiliare|f:imobiliária
funeral|office|funeral home|n:Bestattungshaus|f:entreprise de pompes funèbres|f:funeraria|n:begravelsesbyrå|f:impresa di pompe funebri|f:funerária
construction,architecture,consulting|office|land surveying office|n:Vermessungsbüro|m:cabinet de géomètres|m:gabinete de topografía|n:oppmålingskontor|m:studio di topografia|m:escritório de topografia
security,law|office|detective agency|f:Detektei|f:agence de détectives|f:agencia de detectives|n:detektivbyrå|f:agenzia investigativa|f:agência de detetives
-|office|genealogy service|m:Ahnenforschungsdienst|m:service de généalogie|m:servicio de genealogía|m:slektsforskertjeneste|m:servizio di genealogia|m:serviço de genealogia
software,finance,app|software|invoicing software|f:Rechnungssoftware|m:logiciel de facturation|m:programa de facturación|n:faktureringsprogram|m:software di fatturazione|m:programa de faturamento
app,software|software|habit tracker app|f:Gewohnheits-App|f:application d’habitudes|f:aplicación de hábitos|m:vaneapp|f:app per le abitudini|m:aplicativo de hábitos
software,shop,app|software|stock control tool|n:Lagerprogramm|m:outil de gestion de stock|f:herramienta de inventario|n:lagerprogram|m:programma di magazzino|f:ferramenta de estoque
app,software,garden|software|plant care app|f:Pflanzen-App|f:application pour plantes|f:aplicación para plantas|m:planteapp|f:app per le piante|m:aplicativo para plantas
security,software,app|software|password manager|m:Passwortmanager|m:gestionnaire de mots de passe|m:gestor de contraseñas|m:passordbehandler|m:gestore di password|m:gerenciador de senhas
crafts|craft|pottery studio|f:Töpferei|m:atelier de poterie|m:taller de cerámica|n:keramikkverksted|m:laboratorio di ceramica|m:ateliê de cerâmica
crafts|craft|glass workshop|f:Glaswerkstatt|f:verrerie|m:taller de vidrio|n:glassverksted|f:vetreria artistica|f:oficina de vidro
photography|craft|photo studio|n:Fotostudio|m:studio photo|m:estudio de fotografía|n:fotostudio|m:studio fotografico|m:estúdio de fotografia
crafts,books|craft|bookbindery|f:Buchbinderei|m:atelier de reliure|m:taller de encuadernación|n:bokbinderi|f:legatoria|f:oficina de encadernação
fashion,crafts|craft|goldsmith’s workshop|f:Goldschmiede|f:bijouterie|f:joyería|n:gullsmedverksted|f:oreficeria|f:ourivesaria
crafts,agency,books|craft|print shop|f:Druckerei|f:imprimerie|f:imprenta|n:trykkeri|f:tipografia|f:gráfica
music,crafts|craft|violin workshop|f:Geigenbauwerkstatt|m:atelier de lutherie|m:taller de violines|n:fiolinverksted|f:liuteria|f:oficina de violinos
crafts,interior|craft|furniture workshop|f:Möbelwerkstatt|m:atelier de meubles|m:taller de muebles|n:møbelverksted|m:laboratorio di mobili|f:oficina de móveis
-|craft|taxidermy workshop|f:Tierpräparation|m:atelier de taxidermie|m:taller de taxidermia|n:utstopperverksted|m:laboratorio di tassidermia|f:oficina de taxidermia
sawmill|craft|sawmill|n:Sägewerk|f:scierie|m:aserradero|n:sagbruk|f:segheria|f:serraria
nonprofit|community|food bank|f:Tafel|f:banque alimentaire|m:banco de alimentos|m:matsentral|m:banco alimentare|m:banco de alimentos
community|community|repair café|n:Repair-Café|m:atelier de réparation|m:café de reparación|m:fiksekafé|m:repair café|m:café de consertos
community,garden,nonprofit|community|allotment society|m:Kleingartenverein|f:association de jardins|f:asociación de huertos|m:kolonihageforening|f:associazione di orti|f:associação de hortas
community,nonprofit|community|volunteer fire brigade|f:Freiwillige Feuerwehr|f:amicale de pompiers|f:brigada de voluntarios|n:frivillig brannvesen|f:squadra di pompieri volontari|f:brigada de bombeiros voluntários
community,fitness,travel|community|sailing club|m:Segelverein|m:club de voile|m:club de vela|m:seilforening|m:circolo velico|m:clube de vela
music,community|community|village choir|m:Dorfchor|f:chorale|m:coro|n:bygdekor|m:coro di paese|m:coral
community|community|model railway club|m:Modellbahnverein|m:club de modélisme ferroviaire|m:club de trenes en miniatura|m:modelljernbaneklubb|m:club di modellismo ferroviario|m:clube de ferromodelismo
cleaning|care|cleaning company|f:Reinigungsfirma|f:entreprise de nettoyage|f:empresa de limpieza|n:renholdsfirma|f:impresa di pulizie|f:empresa de limpeza
health|care|nursing home|n:Pflegeheim|f:maison de retraite|f:residencia de mayores|n:sykehjem|f:casa di riposo|m:lar de idosos
cleaning|care|laundry|f:Wäscherei|f:blanchisserie|f:lavandería|n:vaskeri|f:lavanderia|f:lavanderia
transport|moving|removals company|n:Umzugsunternehmen|f:entreprise de déménagement|f:empresa de mudanzas|n:flyttebyrå|f:ditta di traslochi|f:empresa de mudanças
transport,cleaning|moving|junk removal service|f:Entrümpelungsfirma|m:service de débarras|m:servicio de vaciado de pisos|n:ryddefirma|m:servizio di sgomberi|m:serviço de retirada de entulho
transport|moving|courier service|m:Kurierdienst|m:service de coursiers|m:servicio de mensajería|n:budfirma|m:servizio di corrieri|m:serviço de entregas
transport|moving|taxi company|n:Taxiunternehmen|f:compagnie de taxis|f:empresa de taxis|n:taxiselskap|f:compagnia di taxi|f:empresa de táxis
-|moving|container hire company|m:Containerdienst|f:location de bennes|m:alquiler de contenedores|n:containerfirma|m:noleggio di container|m:aluguel de caçambas
travel|outdoor|kayak rental|m:Kajakverleih|f:location de kayaks|m:alquiler de kayaks|m:kajakkutleie|m:noleggio di kayak|m:aluguel de caiaques
travel,fitness,education|outdoor|ski school|f:Skischule|f:école de ski|f:escuela de esquí|m:skiskole|f:scuola di sci|f:escola de esqui
travel|outdoor|whale watching company|m:Walsafari-Anbieter|f:agence de safaris baleines|f:empresa de avistamiento de ballenas|n:hvalsafariselskap|f:agenzia di avvistamento balene|f:empresa de observação de baleias
museum,travel|outdoor|bird park|m:Vogelpark|m:parc ornithologique|m:parque de aves|m:fuglepark|m:parco ornitologico|m:parque das aves
travel,transport|outdoor|ferry pier|m:Fähranleger|m:embarcadère|m:embarcadero|f:fergekai|m:molo dei traghetti|m:cais de balsas
museum|culture|lighthouse museum|n:Leuchtturmmuseum|m:musée du phare|m:museo del faro|n:fyrmuseum|m:museo del faro|m:museu do farol
museum,education|culture|observatory|f:Sternwarte|m:observatoire|m:observatorio|n:observatorium|m:osservatorio astronomico|m:observatório
museum,photography|culture|art gallery|f:Kunstgalerie|f:galerie d’art|f:galería de arte|n:kunstgalleri|f:galleria d’arte|f:galeria de arte
podcast,music,news|culture|local radio station|m:Lokalsender|f:radio locale|f:radio local|m:lokalradio|f:radio locale|f:rádio local
music|culture|record label|n:Plattenlabel|m:label de musique|m:sello discográfico|n:plateselskap|f:etichetta discografica|f:gravadora
-|culture|town archive|n:Stadtarchiv|f:salle d’archives|m:archivo municipal|n:byarkiv|m:archivio comunale|m:arquivo municipal
garden,farm,shop|garden|tree nursery|f:Baumschule|f:pépinière|m:vivero|f:planteskole|m:vivaio|m:viveiro de plantas
farm|garden|organic farm|m:Biohof|f:ferme bio|f:granja ecológica|m:økologisk gård|f:azienda agricola biologica|f:fazenda orgânica
garden|garden|landscaping company|m:Gartenbaubetrieb|f:entreprise de paysagisme|f:empresa de jardinería|n:anleggsgartnerfirma|f:impresa di giardinaggio|f:empresa de jardinagem
farm,food-brand|garden|beekeeping farm|f:Imkerei|f:miellerie|f:granja apícola|m:bigård|f:azienda apistica|m:apiário
-|technical|water testing laboratory|n:Wasserlabor|m:laboratoire d’eau|m:laboratorio de aguas|n:vannlaboratorium|m:laboratorio di analisi delle acque|m:laboratório de água
-|technical|drone survey company|f:Drohnenvermessung|f:société de drones|f:empresa de drones|n:dronefirma|f:società di rilievi con droni|f:empresa de drones
-|technical|sign maker|f:Schilderwerkstatt|f:fabrique d’enseignes|m:taller de rótulos|n:skiltverksted|f:fabbrica di insegne|f:oficina de placas
-|technical|foundry|f:Gießerei|f:fonderie|f:fundición|n:støperi|f:fonderia|f:fundição
electronics,shop|technical|phone repair shop|f:Handywerkstatt|m:atelier de téléphones|m:taller de móviles|n:mobilverksted|m:laboratorio di riparazione telefoni|f:oficina de celulares
-|technical|weather station|f:Wetterstation|f:station météo|f:estación meteorológica|m:værstasjon|f:stazione meteorologica|f:estação meteorológica
`

/**
 * What the last words of a business from a list of names allow, most particular first ('-': the general voice alone).
 * Judged by hand, apart from the product's own nouns.
 */
export const headRows = `
saw mill,sawmill|sawmill
farm equipment supplier,tractor equipment supplier|farm-machinery,shop
stable|stables,pets
recreational vehicle rental agency|motorhomes,travel,cars
audio visual equipment rental service|event-tech,electronics
treatment plant,power plant,vending machine,substation,control tower,water tower,bell tower,observation deck|-
government office,county government office,district office,post office,passport office,city hall,courthouse|community
law court,traffic court|law,community
laboratory,testing service,inspection service,fingerprinting service,appraiser,calibration service|-
fabricator,foundry,refinery,quarry,mill,rolling mill,sailmaker,welder|-
fishing pier,pier,marina,boat ramp|travel
cemetery|-
funeral home,crematorium,mortuary|funeral
military base,army base,air force base|-
engineer,surveyor|construction,architecture,consulting
auction house,pawn shop,coin dealer,stamp shop|shop
shipping service,mailing service,freight forwarding service,ferry service|transport
fire station,police department,police station|community,security
restaurant|restaurant,pizza
steakhouse,bistro,buffet|restaurant
pizza takeaway|pizza,restaurant
coffee shop,coffee store,cafe,tea house,espresso bar|coffee,restaurant,bakery
bakery,cake shop,pastry shop,bagel shop,donut shop|bakery,food-brand
bar,pub,brewery,winery,beer garden|bar,restaurant,food-brand
ice cream shop,juice shop,dessert shop|food-brand,coffee,restaurant,shop,bakery
clothing store,shoe store,dress store,boutique,jewelry store,jeweler,fashion accessories store|fashion,shop
book store,publisher,library|books,shop
flower designer,florist,flower market|florist,shop,wedding
bicycle shop,bicycle store|bikes,shop
motorcycle dealer,motorcycle shop,motorcycle repair shop|cars,bikes,shop
car dealer,dealer,auto body shop,auto parts store,auto repair shop,tire shop,car wash|cars,shop,transport,electronics,food-brand
pet store,pet groomer,dog trainer,animal hospital,veterinarian,kennel|pets,health,shop
hair salon,nail salon,beauty salon,beauty school,tanning salon|beauty,barber,wellness,education
barber shop,barber school|barber,beauty,education
spa,sauna,massage therapist,reflexologist|wellness,health,beauty
dentist,dental clinic,orthodontist,endodontist,periodontist|dental,health
clinic,hospital,physician,surgeon,cardiologist,ophthalmologist,therapist,psychologist,psychiatrist,medical center,allergist|health,dental,wellness,pets,travel
pharmacy,drug store|health,shop
attorney,lawyer,law firm,notary public|law
accountant,bank,tax consultant,tax preparation,mortgage lender,credit union,financial planner|finance,consulting
insurance agency,insurance broker|insurance,finance
real estate agency,real estate agent,apartment building,condominium complex|real-estate
travel agency,tour operator,tour agency,sightseeing tour agency|travel
employment agency,consultant,coach|consulting,finance
advertising agency,marketing agency,graphic designer,web designer,designer|agency,software,fashion,interior
photographer,photo booth,photo lab,photography studio|photography,wedding
architect,architecture firm|architecture
interior designer,interior decorator|interior
contractor,builder,carpenter,electrician,plumber,roofer,bricklayer,remodeler|construction,crafts,garden
cleaning service,cleaners,laundry,laundromat,dry cleaner,janitorial service|cleaning
gardener,landscaper,garden center,plant nursery|garden,shop,farm
moving company,courier service,taxi service,bus company,trucking company,transportation service,delivery service|transport,food-brand,restaurant
hotel,guest house,hostel,lodge,inn,motel,villa,cottage,accommodation,campground,resort|hotel,travel
gym,fitness center,boxing club,swimming pool,sports club,tennis court,rink|fitness,community
yoga studio,yoga instructor,pilates studio|yoga,fitness
dance school,martial arts school,karate school,aikido school|fitness,education,course
music store,musical instrument store,record store|music,shop
music school,music instructor|music,education,course
school,university,college,academy,tutoring service|education,course,music,fitness,community
preschool,nursery school,day care center,nanny,child care agency|nursery,education
museum,art gallery,art center|museum
theater,opera house,festival,circus|festival,museum
church,temple,synagogue,mosque,shrine,club,association,community center,organization|community,nonprofit
foundation,charity,animal rescue service,food bank,non-profit organization|nonprofit,community,pets
farm,ranch,orchard,vineyard|farm,bar,food-brand,pets
wedding service,wedding venue,bridal shop,wedding chapel|wedding,fashion,shop
software company,internet service provider,website designer|software,agency,devtool
electronics store,computer store,computer repair service|electronics,shop
furniture store,home goods store,lighting store|interior,crafts,shop
art studio,potter,pottery store,craft store,engraver,woodworker|crafts,shop
security service,security guard service,detective|security
store,shop,market,supermarket,retailer|shop,food-brand,fashion,crafts,electronics,interior,beauty,music,books,fitness
supplier,wholesaler,manufacturer|shop,food-brand,construction,electronics,garden
`
