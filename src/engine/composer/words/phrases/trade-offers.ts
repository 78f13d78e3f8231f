import type { Domain, SectionKind } from '../../types.ts'
import type { SectionWordings } from '../types.ts'

/** What a trade usually offers, for languages without wording of their own: 'title | line', parted by ';'. */
type Offers = Partial<Record<Domain, string>>

const fr: Offers = {
  coffee:
    'Torréfaction claire | Fruitée, vive, pour le filtre.; Torréfaction moyenne | Ronde, pour tous les jours.; ' +
    'Torréfaction foncée | Cacao et un peu de fumée, supporte le lait.; Espresso maison | Celui de notre comptoir.; ' +
    'Décaféiné | Tout le goût, une nuit tranquille.; Café vert | Pour ceux qui torréfient chez eux.',
  restaurant:
    'Entrée du jour | Selon le marché du matin.; Soupe | Avec du pain grillé.; ' +
    'Poisson | Celui qui est arrivé, cuit simplement.; Plat mijoté | Des heures au four.; ' +
    'Assiette de légumes | Les légumes d’abord.; Fromages | Trois, avec une confiture.; ' +
    'Dessert | Une cuillère pour chacun.',
  pizza:
    'Margherita | Tomate, mozzarella, basilic.; Marinara | Tomate, ail, origan.; ' +
    'Quatre fromages | Et un peu de poivre.; Champignons | Poêlés avant d’être posés.; ' +
    'Végétale | Ce que le marché donne.; Calzone | Repliée, gonflée, brûlante.',
  bakery:
    'Pain de campagne | Levain, croûte épaisse.; ' +
    'Baguette | Chaude, le matin.; Seigle | Dense, pour le fromage.; ' +
    'Brioche | Beurre et patience.; Croissant | Feuilleté la veille, cuit le matin.; ' +
    'Tarte de saison | Ce que donnent les vergers.',
  bar:
    'Maison | Amer, citron, une feuille.; Sans alcool | Aussi travaillé que les autres.; ' +
    'Vin au verre | Trois rouges, trois blancs.; Bière pression | D’une brasserie que nous connaissons.; ' +
    'Planche | De quoi rester un peu.; Grand classique | Demandez le vôtre.',
  florist:
    'Bouquet du jour | Ce qui est beau ce matin.; Bouquet de saison | Cueilli près d’ici.; ' +
    'Fleurs séchées | Pour longtemps.; Plante en pot | Avec son mode d’emploi.; ' +
    'Mariage | De la boutonnière à l’arche.; Deuil | Avec les mots qu’il faut.',
  fashion:
    'Veste | Coupe droite, poches utiles.; Chemise | Coton lavé, coutures nettes.; ' +
    'Pantalon | Taille haute, jambe large.; Maille | Laine qui tient chaud et forme.; Manteau | Pour l’hiver.; ' +
    'Accessoires | Ceinture, écharpe, sac.',
  bikes:
    'Révision | Freins, vitesses, roues.; Crevaison | Pendant que vous attendez.; ' +
    'Vélos neufs | Peu de modèles, bien réglés.; Vélos d’occasion | Remontés chez nous.; ' +
    'Vélos cargo | À essayer avec les enfants.; Pièces | Ce qui s’use, en stock.',
  crafts:
    'Bol | Tourné à la main, passe au four.; Tasse | Une anse à votre doigt.; Assiette | Jamais deux pareilles.; ' +
    'Vase | Pour trois tiges ou trente.; Sur commande | Dites-nous la taille et le jour.; ' +
    'Atelier | Une après-midi, les mains dans la terre.',
  beauty:
    'Coupe | Avec le temps d’en parler.; Couleur | Testée avant.; Soin du visage | Une heure sans téléphone.; ' +
    'Manucure | Courte ou longue.; Épilation | Rapide et précise.; Mariage | Essai compris.',
  barber:
    'Coupe | Ciseaux, tondeuse, nuque nette.; Barbe | Taillée, huilée.; Coupe et barbe | Le tout, sans se presser.; ' +
    'Rasage | Serviette chaude, lame.; Enfants | Sur le petit siège.; Retouche | Entre deux coupes.',
  fitness:
    'Force | Petits groupes, bonnes postures.; Cardio | Court et franc.; Mobilité | Pour bouger longtemps.; ' +
    'Premiers pas | On commence ensemble.; Coaching | Un plan à votre mesure.; Salle libre | De tôt à tard.',
  yoga:
    'Hatha | Lent, pour commencer.; Vinyasa | D’un souffle à l’autre.; Yin | Long, immobile.; ' +
    'Prénatal | Deux par tapis.; Dos | Pour ceux qui restent assis.; Méditation | Du silence.',
  wellness:
    'Massage | Des mains chaudes.; Hammam | Vapeur et savon noir.; Bain | Chaud, froid, chaud.; ' +
    'Soin du corps | Sel et huile.; À deux | Côte à côte.; Repos | Une couverture et du thé.',
  health:
    'Consultation | Avec le temps d’écouter.; Bilan | Ce qu’il faut, pas plus.; Suivi | Les mêmes visages.; ' +
    'Vaccins | Voyage et routine.; Enfants | Jouets compris.; À domicile | Si venir est difficile.',
  dental:
    'Contrôle | Régulier, sans surprise.; Détartrage | Doux et complet.; Caries | Soignées sans attendre.; ' +
    'Couronnes | Faites pour durer.; Enfants | On montre d’abord.; Urgence | Appelez, nous trouvons une place.',
  law:
    'Droit du travail | Contrat, départ, conflit.; Famille | Séparation, enfants, succession.; ' +
    'Immobilier | Acheter, louer, construire.; Entreprise | Créer, céder, transmettre.; ' +
    'Contrats | Lus avant d’être signés.; Litiges | D’abord parler, puis plaider.',
  finance:
    'Comptabilité | Claire, à jour.; Impôts | Préparés tôt.; Salaires | Justes, à l’heure.; ' +
    'Création | Du projet au premier bilan.; Conseil | Avant la décision.; Clôture | Sans nuit blanche.',
  consulting:
    'Diagnostic | Un rapport court.; Stratégie | Peu de choix, bien faits.; ' +
    'Organisation | Qui décide quoi.; Projet | De l’idée au lundi matin.; Atelier | Une journée, des décisions.; ' +
    'Accompagnement | Tant que c’est utile.',
  software:
    'Tout en un lieu | Ce que l’équipe doit savoir.; Recherche | Retrouvez en deux mots.; ' +
    'Rappels | Avant qu’il soit tard.; Partage | Avec un lien.; Rapports | Le mois sur une page.; ' +
    'Export | Vos données restent à vous.',
  app:
    'En une minute | Ouvrir, noter, fermer.; Hors ligne | Dans le métro aussi.; ' +
    'Rappels doux | Quand vous le voulez.; Vue de la semaine | Sans jugement.; Privé | Rien ne sort du téléphone.; ' +
    'Partage | Avec qui vous choisissez.',
  'real-estate':
    'Vente | Le juste prix, dit d’emblée.; Achat | Nous visitons avant vous.; ' +
    'Location | Dossier simple, réponse claire.; Estimation | Sur place, sans engagement.; ' +
    'Gestion | Un seul numéro.; Neuf | Les plans, expliqués.',
  architecture:
    'Maison | Dessinée depuis le terrain.; Extension | Une pièce de plus, une lumière de plus.; ' +
    'Rénovation | Garder ce qui est bon.; Intérieur | Jusqu’à la poignée.; Public | Écoles, salles, places.; ' +
    'Étude | Avant de décider.',
  interior:
    'Conseil | Une visite, un plan.; Cuisine | Faite pour ceux qui cuisinent.; Salon | Où l’on s’assied vraiment.; ' +
    'Rangement | Chaque chose sa place.; Couleurs | Essayées au mur.; Suivi | Jusqu’au dernier cadre.',
  construction:
    'Neuf | De la fosse au faîte.; Rénovation | Pièce par pièce.; Toiture | Étanche avant l’hiver.; ' +
    'Façade | Isolée, enduite.; Devis | Poste par poste.; Entretien | Après le chantier aussi.',
  garden:
    'Création | Du plan à la première fleur.; Entretien | Au rythme des saisons.; Taille | Au bon moment.; ' +
    'Potager | Pour la cuisine.; Terrasse | Bois ou pierre.; Conseil | Une visite, une liste.',
  agency:
    'Identité | Un nom, un signe, des règles.; Sites | Rapides, faciles à tenir.; Édition | Du papier bien choisi.; ' +
    'Campagnes | Une idée, pas dix.; Textes | Courts.; Suivi | Après le lancement.',
  photography:
    'Portraits | À la lumière du jour.; Mariages | Du matin à la dernière danse.; ' +
    'Entreprises | Les gens au travail.; Produits | Simples, nets.; Lieux | Quand la lumière est bonne.; ' +
    'Tirages | Sur papier épais.',
  music:
    'Concerts | Petits et grands.; Disques | Sur vinyle aussi.; Mariages | Jusqu’à ce qu’on danse.; ' +
    'Cours | Débutants bienvenus.; Enregistrement | Une journée, trois titres.; Location | Le son compris.',
  wedding:
    'Cérémonie | Où et à quelle heure.; Dîner | Ce qu’il y aura.; Logement | Près de la fête.; ' +
    'Transport | Aller et surtout retour.; Liste | Votre présence suffit.; Le lendemain | Un petit déjeuner tardif.',
  museum:
    'Collection | Ce qui est toujours là.; Exposition | Ce qui ne reste pas.; ' +
    'Visite guidée | Une heure, dix œuvres.; Enfants | Un carnet et un crayon.; Écoles | Sur réservation.; ' +
    'Café | Avec vue sur la cour.',
  books:
    'Romans | Ceux que nous avons finis.; Enfants | À hauteur d’enfant.; Essais | Pour le débat.; ' +
    'Poésie | Un rayon entier.; Occasion | Lus une fois.; Commandes | Sur demande.',
  nonprofit:
    'Sur le terrain | Chaque mois, quel que soit le temps.; Écoles | Nous venons en classe.; ' +
    'Conseil | Sur rendez-vous.; Matériel | Prêté, entretenu.; Rencontres | Autour d’une table.; ' +
    'Plaidoyer | Avec des chiffres.',
  hotel:
    'La petite | Un lit, une fenêtre, un crochet.; Sur cour | Fraîche en été.; Sur jardin | Les oiseaux réveillent.; ' +
    'La suite | Pour rester plus longtemps.; Familiale | Deux lits de plus.; Sous le toit | Poutres et ciel.',
  travel:
    'Randonnée | De refuge en refuge.; Ville | À pied, avec quelqu’un d’ici.; Côte | Par les sentiers.; ' +
    'Vélo | Bagages transportés.; Hiver | Raquettes et soupe.; Sur mesure | Dites-nous vos jours.',
  education:
    'Débutants | Sans rien savoir.; Intermédiaires | Pour parler plus.; Avancés | Pour écrire mieux.; ' +
    'Enfants | En jouant.; Examens | Avec un plan.; En entreprise | Chez vous.',
  nursery:
    'Les petits | Sieste et câlins.; Les moyens | Premiers mots, premières peintures.; Les grands | Avant l’école.; ' +
    'Dehors | Tous les jours.; Repas | Cuisinés ici.; Accueil | Doux, à votre rythme.',
  farm:
    'Légumes | Cueillis le matin.; Œufs | De poules qui sortent.; Pain | Le vendredi.; Panier | Chaque semaine.; ' +
    'Visite | Le premier samedi.; Fromage | Jeune ou affiné.',
  pets:
    'Promenade | Une heure dehors.; Garde | Chez vous, chez eux.; Toilettage | Sans stress.; ' +
    'Visites | Repas et jeux.; Chiots | Premières règles.; Chats | Discrètement.',
  cleaning:
    'Maison | Toujours la même personne.; Bureaux | Avant votre arrivée.; Vitres | Dedans, dehors.; ' +
    'Fin de chantier | Jusqu’au dernier grain.; Déménagement | Clés rendues.; Ponctuel | Un grand ménage.',
  shop:
    'Pour la table | Bols, verres, nappes.; Pour la cuisine | Ce qui sert chaque jour.; ' +
    'Pour écrire | Papier et encre.; Pour offrir | Emballé.; Pour la maison | Lampes et plaids.; ' +
    'Petit prix | Pour commencer.',
}
const es: Offers = {
  coffee:
    'Tueste claro | Afrutado, vivo, para filtro.; Tueste medio | Redondo, para cada día.; ' +
    'Tueste oscuro | Cacao y algo de humo, aguanta la leche.; Espresso de la casa | El de nuestra barra.; ' +
    'Descafeinado | Todo el sabor, noche tranquila.; Café verde | Para quien tuesta en casa.',
  restaurant:
    'Entrante del día | Según el mercado.; Sopa | Con pan tostado.; Pescado | El que ha llegado, hecho sencillo.; ' +
    'Guiso | Horas al fuego.; Verduras | Primero las verduras.; Quesos | Tres, con una mermelada.; ' +
    'Postre | Una cuchara para cada uno.',
  pizza:
    'Margarita | Tomate, mozzarella, albahaca.; Marinara | Tomate, ajo, orégano.; ' +
    'Cuatro quesos | Y un poco de pimienta.; Setas | Salteadas antes.; Vegetal | Lo que da el mercado.; ' +
    'Calzone | Doblada, hinchada, ardiendo.',
  bakery:
    'Hogaza | Masa madre, corteza gruesa.; Barra | Caliente, por la mañana.; ' +
    'Centeno | Denso, para el queso.; Brioche | Mantequilla y paciencia.; Cruasán | Hojaldrado la víspera.; ' +
    'Tarta de temporada | Lo que dan los huertos.',
  bar:
    'De la casa | Amargo, limón, una hoja.; Sin alcohol | Tan pensado como los demás.; ' +
    'Vino por copas | Tres tintos, tres blancos.; Cerveza de grifo | De una cervecera que conocemos.; ' +
    'Tabla | Para quedarse un rato.; Clásico | Pide el tuyo.',
  florist:
    'Ramo del día | Lo que está bonito hoy.; Ramo de temporada | Cortado cerca.; Flores secas | Para mucho tiempo.; ' +
    'Planta en maceta | Con instrucciones.; Bodas | Del ojal al arco.; Duelo | Con las palabras justas.',
  fashion:
    'Chaqueta | Corte recto, bolsillos útiles.; Camisa | Algodón lavado.; Pantalón | Talle alto, pierna ancha.; ' +
    'Punto | Lana que abriga y aguanta.; Abrigo | Para el invierno.; Accesorios | Cinturón, bufanda, bolso.',
  bikes:
    'Revisión | Frenos, cambios, ruedas.; Pinchazo | Mientras esperas.; ' +
    'Bicis nuevas | Pocos modelos, bien ajustados.; Bicis usadas | Montadas de nuevo aquí.; ' +
    'Bicis de carga | Pruébala con los niños.; Piezas | Lo que se gasta, en la tienda.',
  crafts:
    'Cuenco | Torneado a mano, va al horno.; Taza | Un asa a tu dedo.; Plato | Nunca dos iguales.; ' +
    'Jarrón | Para tres tallos o treinta.; Por encargo | Di tamaño y día.; ' +
    'Taller | Una tarde con las manos en el barro.',
  beauty:
    'Corte | Con tiempo para hablarlo.; Color | Probado antes.; Facial | Una hora sin teléfono.; ' +
    'Manicura | Corta o larga.; Depilación | Rápida y precisa.; Bodas | Prueba incluida.',
  barber:
    'Corte | Tijera, máquina, nuca limpia.; Barba | Perfilada, con aceite.; Corte y barba | Todo, sin prisa.; ' +
    'Afeitado | Toalla caliente, navaja.; Niños | En el asiento pequeño.; Repaso | Entre dos cortes.',
  fitness:
    'Fuerza | Grupos pequeños, buena postura.; Cardio | Corto y franco.; Movilidad | Para moverse muchos años.; ' +
    'Primeros pasos | Empezamos juntos.; Entrenador | Un plan a tu medida.; Sala libre | De temprano a tarde.',
  yoga:
    'Hatha | Lento, para empezar.; Vinyasa | De una respiración a otra.; Yin | Largo, quieto.; ' +
    'Prenatal | Dos por esterilla.; Espalda | Para quien pasa el día sentado.; ' +
    'Meditación | Silencio.',
  wellness:
    'Masaje | Manos cálidas.; Hammam | Vapor y jabón negro.; Baño | Caliente, frío, caliente.; ' +
    'Cuerpo | Sal y aceite.; Para dos | Uno al lado del otro.; Reposo | Una manta y té.',
  health:
    'Consulta | Con tiempo para escuchar.; Chequeo | Lo necesario, no más.; Seguimiento | Las mismas caras.; ' +
    'Vacunas | De viaje y de siempre.; Niños | Con juguetes.; A domicilio | Si venir es difícil.',
  dental:
    'Revisión | Regular, sin sorpresas.; Limpieza | Suave y completa.; Caries | Sin esperar.; ' +
    'Coronas | Hechas para durar.; Niños | Primero enseñamos.; Urgencias | Llama y buscamos hueco.',
  law:
    'Laboral | Contrato, salida, conflicto.; Familia | Separación, hijos, herencia.; ' +
    'Vivienda | Comprar, alquilar, construir.; Empresa | Crear, vender, pasar el relevo.; ' +
    'Contratos | Leídos antes de firmar.; Litigios | Primero hablar, luego demandar.',
  finance:
    'Contabilidad | Clara, al día.; Impuestos | Preparados pronto.; Nóminas | Justas, a tiempo.; ' +
    'Crear empresa | De la idea al primer balance.; Consejo | Antes de decidir.; Cierre | Sin noches en vela.',
  consulting:
    'Diagnóstico | Informe corto.; Estrategia | Pocas decisiones, bien tomadas.; ' +
    'Organización | Quién decide qué.; Proyecto | De la idea al lunes.; Taller | Un día, decisiones.; ' +
    'Acompañamiento | Mientras sea útil.',
  software:
    'Todo en un sitio | Lo que el equipo debe saber.; Búsqueda | En dos palabras.; Avisos | Antes de que sea tarde.; ' +
    'Compartir | Con un enlace.; Informes | El mes en una página.; Exportar | Tus datos son tuyos.',
  app:
    'En un minuto | Abrir, anotar, cerrar.; Sin conexión | También en el metro.; Avisos suaves | Cuando tú quieras.; ' +
    'La semana | Sin juicios.; Privado | Nada sale del teléfono.; Compartir | Con quien elijas.',
  'real-estate':
    'Vender | El precio justo, dicho de entrada.; Comprar | Visitamos antes que tú.; ' +
    'Alquilar | Papeles sencillos, respuesta clara.; Tasación | En casa, sin compromiso.; Gestión | Un solo número.; ' +
    'Obra nueva | Los planos, explicados.',
  architecture:
    'Casa | Dibujada desde el terreno.; Ampliación | Un cuarto más, una luz más.; Reforma | Guardar lo bueno.; ' +
    'Interior | Hasta el tirador.; Público | Escuelas, salas, plazas.; Estudio | Antes de decidir.',
  interior:
    'Consejo | Una visita, un plano.; Cocina | Para quien cocina.; Salón | Donde uno se sienta de verdad.; ' +
    'Orden | Cada cosa en su sitio.; Colores | Probados en la pared.; Seguimiento | Hasta el último cuadro.',
  construction:
    'Obra nueva | Del cimiento al tejado.; Reforma | Cuarto a cuarto.; Tejados | Antes del invierno.; ' +
    'Fachadas | Aisladas, revocadas.; Presupuesto | Partida a partida.; Mantenimiento | También después.',
  garden:
    'Diseño | Del plano a la primera flor.; Mantenimiento | Al paso de las estaciones.; Poda | En su momento.; ' +
    'Huerto | Para la cocina.; Terraza | Madera o piedra.; Consejo | Una visita, una lista.',
  agency:
    'Identidad | Un nombre, un signo, reglas.; Webs | Rápidas, fáciles de llevar.; Edición | Papel bien elegido.; ' +
    'Campañas | Una idea, no diez.; Textos | Cortos.; Seguimiento | Después del lanzamiento.',
  photography:
    'Retratos | Con luz de día.; Bodas | De la mañana al último baile.; Empresas | La gente trabajando.; ' +
    'Producto | Sencillo, nítido.; Lugares | Cuando la luz es buena.; Copias | En papel grueso.',
  music:
    'Conciertos | Pequeños y grandes.; Discos | También en vinilo.; Bodas | Hasta que se baile.; ' +
    'Clases | Sin saber nada.; Grabación | Un día, tres temas.; Alquiler | Con sonido.',
  wedding:
    'Ceremonia | Dónde y a qué hora.; Cena | Lo que habrá.; Alojamiento | Cerca de la fiesta.; ' +
    'Transporte | Ida y, sobre todo, vuelta.; Regalos | Basta con que vengas.; El día después | Un desayuno tardío.',
  museum:
    'Colección | Lo que siempre está.; Exposición | Lo que no se queda.; Visita guiada | Una hora, diez obras.; ' +
    'Niños | Un cuaderno y un lápiz.; Escuelas | Con reserva.; Café | Con vistas al patio.',
  books:
    'Novela | Las que hemos terminado.; Infantil | A la altura de los niños.; Ensayo | Para discutir.; ' +
    'Poesía | Un estante entero.; Usados | Leídos una vez.; Encargos | A petición.',
  nonprofit:
    'En el terreno | Cada mes, con cualquier tiempo.; Escuelas | Vamos a clase.; Consejo | Con cita.; ' +
    'Material | Prestado, cuidado.; Encuentros | Alrededor de una mesa.; Incidencia | Con cifras.',
  hotel:
    'La pequeña | Una cama, una ventana, un gancho.; Al patio | Fresca en verano.; ' +
    'Al jardín | Despiertan los pájaros.; La suite | Para quedarse más.; Familiar | Dos camas más.; ' +
    'Bajo el tejado | Vigas y cielo.',
  travel:
    'Senderismo | De refugio en refugio.; Ciudad | A pie, con alguien de aquí.; Costa | Por los senderos.; ' +
    'Bici | Con las maletas llevadas.; Invierno | Raquetas y sopa.; A medida | Dinos tus días.',
  education:
    'Principiantes | Sin saber nada.; Intermedio | Para hablar más.; Avanzado | Para escribir mejor.; ' +
    'Niños | Jugando.; Exámenes | Con un plan.; Empresas | En vuestra oficina.',
  nursery:
    'Pequeños | Siesta y abrazos.; Medianos | Primeras palabras, primeras pinturas.; Mayores | Antes del cole.; ' +
    'Fuera | Todos los días.; Comidas | Cocinadas aquí.; Adaptación | Suave, a vuestro ritmo.',
  farm:
    'Verduras | Cogidas por la mañana.; Huevos | De gallinas que salen.; Pan | Los viernes.; Cesta | Cada semana.; ' +
    'Visita | El primer sábado.; Queso | Tierno o curado.',
  pets:
    'Paseo | Una hora fuera.; Cuidado | En tu casa, en la suya.; Peluquería | Sin prisas.; ' +
    'Visitas | Comida y juego.; Cachorros | Primeras normas.; Gatos | Con discreción.',
  cleaning:
    'Casas | Siempre la misma persona.; Oficinas | Antes de que lleguéis.; Cristales | Por dentro y por fuera.; ' +
    'Fin de obra | Hasta el último grano.; Mudanzas | Llaves entregadas.; Puntual | Una limpieza grande.',
  shop:
    'Para la mesa | Cuencos, vasos, manteles.; Para la cocina | Lo de cada día.; Para escribir | Papel y tinta.; ' +
    'Para regalar | Envuelto.; Para la casa | Lámparas y mantas.; Pequeño precio | Para empezar.',
}
const no: Offers = {
  coffee:
    'Lysbrent | Fruktig, lys, til filter.; Mellombrent | Rund, til hver dag.; ' +
    'Mørkbrent | Kakao og litt røyk, tåler melk.; Husets espresso | Den på disken vår.; ' +
    'Koffeinfri | All smaken, en rolig natt.; Grønne bønner | For dem som brenner hjemme.',
  restaurant:
    'Dagens forrett | Etter hva som kom i dag.; Suppe | Med ristet brød.; Fisk | Den som kom, enkelt stekt.; ' +
    'Gryte | Timer i ovnen.; Grønnsaker | Grønnsakene først.; Ost | Tre slag, litt syltetøy.; ' +
    'Dessert | En skje til hver.',
  pizza:
    'Margherita | Tomat, mozzarella, basilikum.; Marinara | Tomat, hvitløk, oregano.; Fire oster | Og litt pepper.; ' +
    'Sopp | Stekt før den legges på.; Grønn | Det torget har.; Calzone | Brettet, luftig, glovarm.',
  bakery:
    'Landbrød | Surdeig, tykk skorpe.; Loff | Varm om morgenen.; ' +
    'Rugbrød | Tett, til ost.; Boller | Kardemomme og smør.; Croissant | Rullet kvelden før.; Terte | Det hagen gir.',
  bar:
    'Husets | Bitter, sitron, et blad.; Uten alkohol | Like gjennomtenkt.; Vin på glass | Tre røde, tre hvite.; ' +
    'Fatøl | Fra et bryggeri vi kjenner.; Fjøl | Til å bli litt lenger.; Klassiker | Be om din.',
  florist:
    'Dagens bukett | Det som er vakkert i dag.; Årstidens bukett | Plukket nær her.; Tørkede blomster | Til lenge.; ' +
    'Potteplante | Med bruksanvisning.; Bryllup | Fra knapphull til bue.; Sorg | Med de rette ordene.',
  fashion:
    'Jakke | Rett snitt, nyttige lommer.; Skjorte | Vasket bomull.; Bukse | Høyt liv, vide bein.; ' +
    'Strikk | Ull som varmer og holder.; Kåpe | Til vinteren.; Tilbehør | Belte, skjerf, veske.',
  bikes:
    'Service | Bremser, gir, hjul.; Punktering | Mens du venter.; Nye sykler | Få modeller, godt stilt.; ' +
    'Brukte sykler | Bygd opp igjen her.; Lastesykler | Prøv med barna.; Deler | Det som slites, på lager.',
  crafts:
    'Skål | Dreid for hånd, tåler ovn.; Kopp | En hank til fingeren din.; Tallerken | Aldri to like.; ' +
    'Vase | Til tre stilker eller tretti.; På bestilling | Si størrelse og dag.; ' +
    'Verksted | En ettermiddag med hender i leire.',
  beauty:
    'Klipp | Med tid til å snakke om det.; Farge | Prøvd på forhånd.; Ansikt | En time uten telefon.; ' +
    'Negler | Korte eller lange.; Voks | Raskt og nøyaktig.; Bryllup | Med prøve.',
  barber:
    'Klipp | Saks, maskin, ren nakke.; Skjegg | Formet, oljet.; Klipp og skjegg | Alt, uten hast.; ' +
    'Barbering | Varmt håndkle, kniv.; Barn | I den lille stolen.; Puss | Mellom to klipp.',
  fitness:
    'Styrke | Små grupper, god holdning.; Kondisjon | Kort og ærlig.; Bevegelighet | For å bevege seg lenge.; ' +
    'Første gang | Vi begynner sammen.; Trener | En plan til deg.; Fri trening | Fra tidlig til sent.',
  yoga:
    'Hatha | Rolig, for å begynne.; Vinyasa | Fra pust til pust.; Yin | Lenge, stille.; Gravid | To på matta.; ' +
    'Rygg | For dem som sitter.; Meditasjon | Stillhet.',
  wellness:
    'Massasje | Varme hender.; Damp | Og såpe.; Bad | Varmt, kaldt, varmt.; Kropp | Salt og olje.; ' +
    'For to | Side ved side.; Hvile | Et teppe og te.',
  health:
    'Konsultasjon | Med tid til å lytte.; Sjekk | Det som trengs, ikke mer.; Oppfølging | De samme ansiktene.; ' +
    'Vaksiner | Reise og vanlige.; Barn | Med leker.; Hjemme | Når det er vanskelig å komme.',
  dental:
    'Kontroll | Jevnlig, uten overraskelser.; Rens | Skånsom og grundig.; Hull | Uten å vente.; Kroner | Laget for å vare.; ' +
    'Barn | Vi viser først.; Akutt | Ring, vi finner plass.',
  law:
    'Arbeidsrett | Avtale, oppsigelse, konflikt.; Familie | Brudd, barn, arv.; Eiendom | Kjøpe, leie, bygge.; ' +
    'Firma | Starte, selge, overføre.; Avtaler | Lest før de signeres.; Tvister | Først snakke, så saksøke.',
  finance:
    'Regnskap | Klart, oppdatert.; Skatt | Forberedt tidlig.; Lønn | Riktig, til tiden.; ' +
    'Oppstart | Fra idé til første balanse.; Råd | Før avgjørelsen.; Årsoppgjør | Uten nattarbeid.',
  consulting:
    'Gjennomgang | En kort rapport.; Strategi | Få valg, godt tatt.; Organisering | Hvem bestemmer hva.; ' +
    'Prosjekt | Fra idé til mandag.; Arbeidsdag | Én dag, beslutninger.; Følge | Så lenge det hjelper.',
  software:
    'Alt på ett sted | Det laget må vite.; Søk | Med to ord.; Påminnelser | Før det er sent.; ' +
    'Deling | Med en lenke.; Rapporter | Måneden på én side.; Eksport | Dataene er dine.',
  app:
    'På ett minutt | Åpne, noter, lukk.; Uten nett | Også i tunnelen.; Milde varsler | Når du vil.; ' +
    'Uken | Uten dom.; Privat | Ingenting forlater telefonen.; Deling | Med dem du velger.',
  'real-estate':
    'Selge | Riktig pris, sagt med en gang.; Kjøpe | Vi ser før deg.; Leie | Enkle papirer, klart svar.; ' +
    'Verdi | Hjemme hos deg, uforpliktende.; Forvaltning | Ett nummer.; Nybygg | Tegningene, forklart.',
  architecture:
    'Hus | Tegnet fra tomten.; Tilbygg | Et rom til, et lys til.; Ombygging | Beholde det gode.; ' +
    'Interiør | Helt til håndtaket.; Offentlig | Skoler, saler, plasser.; Studie | Før man bestemmer seg.',
  interior:
    'Råd | Ett besøk, én plan.; Kjøkken | For dem som lager mat.; Stue | Der man faktisk sitter.; ' +
    'Orden | Hver ting sin plass.; Farger | Prøvd på veggen.; Følge | Til siste bilde henger.',
  construction:
    'Nybygg | Fra grunn til møne.; Rehabilitering | Rom for rom.; Tak | Tett før vinteren.; ' +
    'Fasade | Isolert og pusset.; Tilbud | Post for post.; Vedlikehold | Også etterpå.',
  garden:
    'Anlegg | Fra tegning til første blomst.; Stell | I takt med året.; Beskjæring | Til rett tid.; ' +
    'Kjøkkenhage | Til maten.; Terrasse | Tre eller stein.; Råd | Ett besøk, én liste.',
  agency:
    'Identitet | Et navn, et tegn, regler.; Nettsider | Raske, lette å holde.; Trykk | Godt valgt papir.; ' +
    'Kampanjer | Én idé, ikke ti.; Tekst | Kort.; Følge | Etter lansering.',
  photography:
    'Portrett | I dagslys.; Bryllup | Fra morgen til siste dans.; Bedrift | Folk i arbeid.; ' +
    'Produkt | Enkelt, skarpt.; Steder | Når lyset er godt.; Trykk | På tykt papir.',
  music:
    'Konserter | Små og store.; Plater | På vinyl også.; Bryllup | Til folk danser.; Timer | For nybegynnere.; Opptak | Én dag, tre låter.; Leie | Med lyd.',
  wedding:
    'Vielse | Hvor og når.; Middag | Hva det blir.; Overnatting | Nær festen.; Transport | Dit og særlig hjem.; ' +
    'Ønskeliste | Det holder at du kommer.; Dagen etter | En sen frokost.',
  museum:
    'Samlingen | Det som alltid er her.; Utstilling | Det som ikke blir.; Omvisning | En time, ti verk.; ' +
    'Barn | En bok og en blyant.; Skoler | Etter avtale.; Kafé | Med utsikt til gården.',
  books:
    'Romaner | De vi har lest ut.; Barn | I barnehøyde.; Sakprosa | Til diskusjon.; Dikt | En hel hylle.; Brukt | Lest én gang.; Bestilling | På forespørsel.',
  nonprofit:
    'Ute | Hver måned, i all slags vær.; Skoler | Vi kommer i timen.; Råd | Etter avtale.; ' +
    'Utstyr | Lånt bort, holdt ved like.; Treff | Rundt et bord.; Påvirkning | Med tall.',
  hotel:
    'Den lille | En seng, et vindu, en knagg.; Mot gården | Kjølig om sommeren.; Mot hagen | Fuglene vekker deg.; ' +
    'Suiten | For å bli lenger.; Familie | To senger til.; Under taket | Bjelker og himmel.',
  travel:
    'Fottur | Fra hytte til hytte.; By | Til fots, med en herfra.; Kyst | Langs stiene.; Sykkel | Bagasjen kjøres.; ' +
    'Vinter | Truger og suppe.; Etter mål | Fortell oss dagene.',
  education:
    'Nybegynner | Uten å kunne noe.; Midt på | For å snakke mer.; Videre | For å skrive bedre.; Barn | Med lek.; Eksamen | Med en plan.; Bedrift | Hos dere.',
  nursery:
    'De minste | Soving og fang.; De mellomste | Første ord, første maling.; De største | Før skolen.; ' +
    'Ute | Hver dag.; Mat | Laget her.; Tilvenning | Mykt, i deres tempo.',
  farm:
    'Grønnsaker | Høstet om morgenen.; Egg | Fra høner som går ute.; Brød | På fredager.; Kasse | Hver uke.; ' +
    'Besøk | Første lørdag.; Ost | Ung eller lagret.',
  pets: 'Tur | En time ute.; Pass | Hjemme hos deg.; Pels | Uten stress.; Besøk | Mat og lek.; Valper | De første reglene.; Katter | Diskret.',
  cleaning:
    'Hjem | Alltid den samme personen.; Kontor | Før dere kommer.; Vinduer | Inne og ute.; ' +
    'Etter bygging | Til siste korn.; Flytting | Nøkler levert.; Én gang | En storrengjøring.',
  shop:
    'Til bordet | Skåler, glass, duker.; Til kjøkkenet | Det man bruker hver dag.; Til å skrive | Papir og blekk.; ' +
    'Til gave | Pakket inn.; Til huset | Lamper og tepper.; Liten pris | Til å begynne med.',
}

/** What stands on the table in the morning, where people stay. */
const breakfast = {
  fr:
    'Pain | Encore tiède.; Œufs | Comme vous les aimez.; Fruits | Ce que donne la saison.; ' +
    'Fromage et jambon | De la halle.; Confiture | Faite ici.; Café, thé, chocolat | Autant que vous voulez.',
  es:
    'Pan | Todavía templado.; Huevos | Como te gusten.; Fruta | La de temporada.; Queso y jamón | Del mercado.; ' +
    'Mermelada | Hecha aquí.; Café, té, chocolate | Lo que quieras.',
  no:
    'Brød | Fortsatt lunt.; Egg | Som du vil ha dem.; Frukt | Det årstiden gir.; Ost og skinke | Fra torget.; ' +
    'Syltetøy | Laget her.; Kaffe, te, kakao | Så mye du vil.',
} as const

const all = { fr, es, no }
const entriesOf = (lines: string) => lines.split(';').map((line) => line.trim())
const read = new Map<string, SectionWordings>()

/** The usual offers of a trade as wording for the kind they are listed under; undefined where there are none. */
export function tradeOffers(domain: Domain, language: string, kind: SectionKind): SectionWordings | undefined {
  if (language !== 'fr' && language !== 'es' && language !== 'no') return undefined
  const lines = all[language][domain]
  if (lines === undefined) return undefined
  const key = `${language}/${domain}`
  const known = read.get(key) ?? {
    [kind]: { items: entriesOf(lines) },
    ...(domain === 'hotel' ? { menu: { items: entriesOf(breakfast[language]) } } : {}),
  }
  read.set(key, known)
  return known
}
