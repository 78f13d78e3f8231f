import type { Tongue } from '../types.ts'

/** What a business of a group offers, as it stands in a list: group, then the languages, eight each. */
export const serviceRows: Record<string, Record<Tongue, string>> = {
  food: {
    en:
      'seasonal menu,breakfast boxes,gift baskets,party platters,' +
      'tastings,take-away,office deliveries,lunch specials',
    de: 'Saisonkarte,Frühstückskörbe,Geschenkkörbe,Partyplatten,Verkostungen,Abholung,Bürolieferung,Mittagstisch',
    fr:
      'carte de saison,paniers petit-déjeuner,coffrets cadeaux,plateaux de fête,' +
      'dégustations,vente à emporter,livraison au bureau,plat du jour',
    es:
      'carta de temporada,cestas de desayuno,cestas de regalo,bandejas para fiestas,' +
      'catas,comida para llevar,reparto a oficinas,menú del día',
    no: 'sesongmeny,frokostkurver,gavekurver,festfat,smakinger,henting,kontorlevering,dagens lunsj',
    it:
      'menù di stagione,cesti colazione,cesti regalo,vassoi per feste,' +
      'degustazioni,cibo da asporto,consegne in ufficio,menù del giorno',
    pt: 'cardápio da estação,cestas de café da manhã,cestas de presente,bandejas para festas,degustações,comida para viagem,entrega em escritórios,prato do dia',
  },
  shop: {
    en: 'gift wrapping,click and collect,repairs,special orders,loyalty cards,home delivery,gift vouchers,trade-ins',
    de:
      'Geschenkverpackung,Abholung im Laden,Reparaturen,Sonderbestellungen,' +
      'Kundenkarten,Lieferung nach Hause,Gutscheine,Ankauf',
    fr:
      'emballage cadeau,retrait en magasin,réparations,commandes spéciales,' +
      'cartes de fidélité,livraison à domicile,bons cadeaux,reprises',
    es:
      'envoltorio de regalo,recogida en tienda,reparaciones,encargos especiales,' +
      'tarjetas de cliente,entrega a domicilio,vales de regalo,compra de usados',
    no: 'gaveinnpakning,klikk og hent,reparasjoner,spesialbestillinger,kundekort,hjemlevering,gavekort,innbytte',
    it:
      'confezione regalo,ritiro in negozio,riparazioni,ordini speciali,' +
      'carte fedeltà,consegna a domicilio,buoni regalo,ritiro dell’usato',
    pt: 'embrulho para presente,retirada na loja,consertos,encomendas especiais,cartão fidelidade,entrega em domicílio,vale-presente,compra de usados',
  },
  beauty: {
    en:
      'colour consultation,wash and style,wedding styling,hand care,' +
      'brow shaping,scalp massage,gift cards,home visits',
    de: 'Farbberatung,Waschen und Föhnen,Brautstyling,Handpflege,Augenbrauen,Kopfmassage,Geschenkkarten,Hausbesuche',
    fr:
      'conseil couleur,lavage et brushing,coiffure de mariée,soin des mains,' +
      'sourcils,massage crânien,cartes cadeaux,visites à domicile',
    es:
      'asesoría de color,lavar y peinar,peinados de novia,cuidado de manos,' +
      'cejas,masaje capilar,tarjetas regalo,visitas a domicilio',
    no: 'fargerådgivning,vask og føn,brudestyling,håndpleie,øyenbryn,hodebunnsmassasje,gavekort,hjemmebesøk',
    it:
      'consulenza colore,lavaggio e piega,acconciature da sposa,cura delle mani,' +
      'sopracciglia,massaggio della testa,carte regalo,visite a domicilio',
    pt: 'consultoria de cor,lavagem e escova,penteados de noiva,cuidado das mãos,design de sobrancelhas,massagem capilar,cartão presente,visitas em domicílio',
  },
  health: {
    en:
      'first consultation,check-ups,home visits,advice by phone,' +
      'travel advice,aftercare,group sessions,emergency appointments',
    de: 'Erstgespräch,Vorsorge,Hausbesuche,Telefonberatung,Reiseberatung,Nachsorge,Gruppenstunden,Notfalltermine',
    fr:
      'première consultation,bilans,visites à domicile,conseil par téléphone,' +
      'conseil voyage,suivi,séances en groupe,rendez-vous d’urgence',
    es:
      'primera consulta,revisiones,visitas a domicilio,consejo telefónico,' +
      'consejo para viajes,seguimiento,sesiones en grupo,citas urgentes',
    no: 'førstegangssamtale,helsesjekk,hjemmebesøk,råd på telefon,reiseråd,oppfølging,gruppetimer,akuttimer',
    it:
      'prima visita,controlli,visite a domicilio,consulto telefonico,' +
      'consulenza per viaggi,controlli successivi,sedute di gruppo,appuntamenti urgenti',
    pt: 'primeira consulta,exames de rotina,visitas em domicílio,orientação por telefone,orientação para viagens,acompanhamento,sessões em grupo,consultas urgentes',
  },
  animals: {
    en:
      'puppy class,weekend boarding,nail trimming,bath and brush,' +
      'farm visits,behaviour advice,pick-up service,adoption days',
    de:
      'Welpenkurs,Wochenendbetreuung,Krallenpflege,Baden und Bürsten,' +
      'Hofbesuche,Verhaltensberatung,Abholdienst,Vermittlungstage',
    fr:
      'cours pour chiots,garde le week-end,coupe des griffes,bain et brossage,' +
      'visites à la ferme,conseil comportement,transport,journées d’adoption',
    es:
      'curso para cachorros,guardería de fin de semana,corte de uñas,baño y cepillado,' +
      'visitas a granjas,consejo de conducta,recogida,días de adopción',
    no: 'valpekurs,helgepass,kloklipp,bad og børsting,gårdsbesøk,atferdsråd,hentetjeneste,adopsjonsdager',
    it:
      'corso per cuccioli,pensione nel fine settimana,taglio delle unghie,bagno e spazzola,' +
      'visite in fattoria,consulenza comportamentale,servizio di ritiro,giornate di adozione',
    pt: 'curso para filhotes,hospedagem de fim de semana,corte de unhas,banho e escovação,visitas a fazendas,orientação de comportamento,serviço de busca,dias de adoção',
  },
  repair: {
    en:
      'free estimates,emergency call-outs,annual service,new installations,' +
      'spare parts,inspections,restoration,maintenance contracts',
    de: 'Kostenvoranschläge,Notdienst,Jahreswartung,Neueinbau,Ersatzteile,Inspektionen,Restaurierung,Wartungsverträge',
    fr:
      'devis gratuits,dépannage d’urgence,entretien annuel,installations neuves,' +
      'pièces détachées,contrôles,restauration,contrats d’entretien',
    es:
      'presupuestos gratis,urgencias,revisión anual,instalaciones nuevas,' +
      'recambios,inspecciones,restauración,contratos de mantenimiento',
    no: 'gratis befaring,vakttelefon,årlig service,nye anlegg,reservedeler,kontroller,restaurering,serviceavtaler',
    it:
      'preventivi gratuiti,pronto intervento,manutenzione annuale,nuovi impianti,' +
      'pezzi di ricambio,ispezioni,restauro,contratti di manutenzione',
    pt: 'orçamentos grátis,atendimento de urgência,revisão anual,instalações novas,peças de reposição,inspeções,restauração,contratos de manutenção',
  },
  vehicles: {
    en:
      'brake check,tyre change,oil change,winter storage,' +
      'paint jobs,replacement vehicles,pick-up and return,test rides',
    de:
      'Bremsencheck,Reifenwechsel,Ölwechsel,Winterlager,' +
      'Lackierung,Ersatzfahrzeuge,Hol- und Bringservice,Probefahrten',
    fr:
      'contrôle des freins,changement de pneus,vidange,hivernage,' +
      'peinture,véhicules de prêt,prise en charge et retour,essais',
    es:
      'revisión de frenos,cambio de neumáticos,cambio de aceite,hibernaje,' +
      'pintura,vehículos de cortesía,recogida y entrega,pruebas',
    no: 'bremsesjekk,dekkskift,oljeskift,vinterlagring,lakkering,lånekjøretøy,henting og levering,prøveturer',
    it:
      'controllo freni,cambio gomme,cambio olio,rimessaggio invernale,' +
      'verniciatura,veicoli sostitutivi,ritiro e riconsegna,giri di prova',
    pt: 'revisão de freios,troca de pneus,troca de óleo,guarda de inverno,pintura,veículos de cortesia,busca e entrega,test drive',
  },
  lessons: {
    en:
      'beginners’ course,evening classes,holiday courses,one-to-one lessons,' +
      'trial lesson,exam preparation,parent evenings,online lessons',
    de:
      'Anfängerkurs,Abendkurse,Ferienkurse,Einzelunterricht,' +
      'Probestunde,Prüfungsvorbereitung,Elternabende,Onlineunterricht',
    fr:
      'cours pour débutants,cours du soir,stages de vacances,cours particuliers,' +
      'cours d’essai,préparation aux examens,soirées parents,cours en ligne',
    es:
      'curso para principiantes,clases nocturnas,cursos de verano,clases particulares,' +
      'clase de prueba,preparación de exámenes,reuniones de padres,clases en línea',
    no: 'nybegynnerkurs,kveldskurs,feriekurs,enetimer,prøvetime,eksamenstrening,foreldrekvelder,nettundervisning',
    it:
      'corso per principianti,corsi serali,corsi estivi,lezioni individuali,' +
      'lezione di prova,preparazione agli esami,serate per genitori,lezioni online',
    pt: 'curso para iniciantes,aulas à noite,cursos de férias,aulas particulares,aula experimental,preparação para exames,reuniões de pais,aulas online',
  },
  sport: {
    en:
      'day pass,equipment hire,children’s birthday,taster session,' +
      'open training,members’ league,holiday camp,early-bird hour',
    de:
      'Tageskarte,Leihausrüstung,Kindergeburtstag,Schnupperstunde,' +
      'offenes Training,Vereinsliga,Feriencamp,Frühaufsteherstunde',
    fr:
      'entrée à la journée,location de matériel,anniversaire d’enfant,séance découverte,' +
      'entraînement libre,ligue des membres,stage de vacances,heure matinale',
    es:
      'pase de día,alquiler de material,cumpleaños infantil,sesión de prueba,' +
      'entrenamiento libre,liga de socios,campamento,hora temprana',
    no: 'dagskort,utstyrsleie,barnebursdag,prøvetime,åpen trening,medlemsliga,ferieleir,morgentime',
    it:
      'ingresso giornaliero,noleggio attrezzatura,compleanno per bambini,lezione di prova,' +
      'allenamento libero,torneo dei soci,campo estivo,ora mattutina',
    pt: 'passe diário,aluguel de equipamento,aniversário infantil,aula de experiência,treino livre,liga dos sócios,colônia de férias,horário matinal',
  },
  events: {
    en:
      'company parties,school performances,family Sunday,private hire,' +
      'backstage tour,summer season,rehearsals,gift tickets',
    de:
      'Firmenfeiern,Schulaufführungen,Familiensonntag,private Vermietung,' +
      'Führung hinter die Bühne,Sommersaison,Proben,Geschenkkarten',
    fr:
      'fêtes d’entreprise,spectacles scolaires,dimanche en famille,location privée,' +
      'visite des coulisses,saison d’été,répétitions,billets cadeaux',
    es:
      'fiestas de empresa,funciones escolares,domingo en familia,alquiler privado,' +
      'visita entre bastidores,temporada de verano,ensayos,entradas regalo',
    no:
      'firmafester,skoleforestillinger,familiesøndag,privat leie,' +
      'omvisning bak scenen,sommersesong,øvelser,gavebilletter',
    it:
      'feste aziendali,spettacoli per le scuole,domenica in famiglia,noleggio privato,' +
      'visita dietro le quinte,stagione estiva,prove,biglietti regalo',
    pt: 'festas de empresa,apresentações escolares,domingo em família,locação privada,visita aos bastidores,temporada de verão,ensaios,ingressos para presente',
  },
  stay: {
    en:
      'double room,breakfast buffet,bike storage,sauna evening,' +
      'packed lunch,late check-out,family room,luggage transfer',
    de:
      'Doppelzimmer,Frühstücksbuffet,Fahrradkeller,Saunaabend,' +
      'Lunchpaket,später Check-out,Familienzimmer,Gepäcktransfer',
    fr:
      'chambre double,petit-déjeuner buffet,local à vélos,soirée sauna,' +
      'panier-repas,départ tardif,chambre familiale,transfert de bagages',
    es:
      'habitación doble,desayuno bufé,guardabicicletas,noche de sauna,' +
      'comida para llevar,salida tardía,habitación familiar,traslado de equipaje',
    no: 'dobbeltrom,frokostbuffet,sykkelbod,badstukveld,niste,sen utsjekk,familierom,bagasjetransport',
    it:
      'camera doppia,colazione a buffet,deposito biciclette,serata sauna,' +
      'pranzo al sacco,partenza tardiva,camera familiare,trasporto bagagli',
    pt: 'quarto duplo,café da manhã completo,guarda de bicicletas,noite de sauna,lanche para viagem,saída tardia,quarto familiar,transporte de bagagem',
  },
  office: {
    en:
      'first meeting,written opinion,site visit,annual review,' +
      'document check,evening appointments,fixed-fee package,advice for families',
    de:
      'Erstberatung,Gutachten,Ortstermin,Jahresgespräch,' +
      'Prüfung von Unterlagen,Abendtermine,Pauschalpaket,Beratung für Familien',
    fr:
      'premier rendez-vous,avis écrit,visite sur place,bilan annuel,' +
      'vérification de dossiers,rendez-vous du soir,forfait,conseil aux familles',
    es:
      'primera reunión,informe escrito,visita al lugar,revisión anual,' +
      'revisión de documentos,citas de tarde,paquete cerrado,asesoría a familias',
    no:
      'første møte,skriftlig vurdering,befaring,årsgjennomgang,' +
      'dokumentsjekk,kveldstimer,fastprispakke,råd for familier',
    it:
      'primo incontro,parere scritto,sopralluogo,revisione annuale,' +
      'verifica dei documenti,appuntamenti serali,pacchetto forfettario,consulenza per famiglie',
    pt: 'primeira reunião,parecer por escrito,visita ao local,revisão anual,verificação de documentos,atendimento à noite,pacote fechado,orientação para famílias',
  },
  software: {
    en:
      'reminders,shared lists,offline mode,weekly report,' +
      'import from spreadsheets,team accounts,calendar sync,dark theme',
    de:
      'Erinnerungen,geteilte Listen,Offline-Modus,Wochenbericht,' +
      'Import aus Tabellen,Teamkonten,Kalenderabgleich,Dunkelmodus',
    fr:
      'rappels,listes partagées,mode hors ligne,rapport hebdomadaire,' +
      'import de tableurs,comptes d’équipe,synchronisation du calendrier,thème sombre',
    es:
      'recordatorios,listas compartidas,modo sin conexión,informe semanal,' +
      'importación de hojas de cálculo,cuentas de equipo,sincronización del calendario,tema oscuro',
    no: 'påminnelser,delte lister,frakoblet modus,ukesrapport,import fra regneark,teamkontoer,kalendersynk,mørkt tema',
    it:
      'promemoria,liste condivise,modalità senza rete,rapporto settimanale,' +
      'importazione da fogli di calcolo,account di gruppo,sincronizzazione del calendario,tema scuro',
    pt: 'lembretes,listas compartilhadas,modo offline,relatório semanal,importação de planilhas,contas de equipe,sincronização do calendário,tema escuro',
  },
  craft: {
    en: 'weekend workshop,made to order,studio visits,small editions,repairs,material kits,corporate gifts,framing',
    de: 'Wochenendkurs,Maßanfertigung,Atelierbesuche,Kleinserien,Reparaturen,Materialpakete,Firmengeschenke,Rahmung',
    fr:
      'stage de week-end,fabrication sur mesure,visites d’atelier,petites séries,' +
      'réparations,kits de matériel,cadeaux d’entreprise,encadrement',
    es:
      'taller de fin de semana,trabajos a medida,visitas al taller,series pequeñas,' +
      'reparaciones,kits de material,regalos de empresa,enmarcado',
    no: 'helgekurs,bestillingsarbeid,atelierbesøk,små serier,reparasjoner,materialpakker,firmagaver,innramming',
    it:
      'laboratorio nel fine settimana,pezzi su misura,visite alla bottega,piccole serie,' +
      'riparazioni,kit di materiali,regali aziendali,cornici',
    pt: 'oficina de fim de semana,peças sob medida,visitas ao ateliê,pequenas séries,consertos,kits de material,brindes para empresas,molduras',
  },
  community: {
    en:
      'open evening,members’ meeting,youth group,summer fair,' +
      'tool library,volunteer day,annual dinner,beginners’ night',
    de:
      'offener Abend,Mitgliederversammlung,Jugendgruppe,Sommerfest,' +
      'Werkzeugverleih,Freiwilligentag,Jahresessen,Einsteigerabend',
    fr:
      'soirée portes ouvertes,assemblée des membres,groupe de jeunes,fête d’été,' +
      'prêt d’outils,journée des bénévoles,dîner annuel,soirée débutants',
    es:
      'tarde abierta,asamblea de socios,grupo juvenil,fiesta de verano,' +
      'préstamo de herramientas,día del voluntario,cena anual,noche de principiantes',
    no: 'åpen kveld,medlemsmøte,ungdomsgruppe,sommerfest,verktøyutlån,dugnadsdag,årsmiddag,nybegynnerkveld',
    it:
      'serata aperta,riunione dei soci,gruppo giovani,festa d’estate,' +
      'prestito di attrezzi,giornata dei volontari,cena annuale,serata per principianti',
    pt: 'noite aberta,assembleia dos sócios,grupo de jovens,festa de verão,empréstimo de ferramentas,dia do voluntário,jantar anual,noite de iniciantes',
  },
  care: {
    en:
      'spring clean,weekly visits,ironing,window cleaning,' +
      'night care,respite weekends,stain removal,collection service',
    de:
      'Frühjahrsputz,wöchentliche Besuche,Bügeln,Fensterreinigung,' +
      'Nachtbetreuung,Kurzzeitpflege,Fleckentfernung,Abholservice',
    fr:
      'grand ménage,visites hebdomadaires,repassage,nettoyage des vitres,' +
      'garde de nuit,week-ends de répit,détachage,service de collecte',
    es:
      'limpieza a fondo,visitas semanales,planchado,limpieza de cristales,' +
      'cuidado nocturno,fines de semana de respiro,quitamanchas,servicio de recogida',
    no: 'storrengjøring,ukentlige besøk,stryking,vindusvask,nattvakt,avlastningshelger,flekkfjerning,hentetjeneste',
    it:
      'pulizie di primavera,visite settimanali,stiratura,lavaggio vetri,' +
      'assistenza notturna,fine settimana di sollievo,smacchiatura,servizio di raccolta',
    pt: 'faxina completa,visitas semanais,passar roupa,limpeza de vidros,cuidado noturno,fins de semana de descanso,remoção de manchas,serviço de coleta',
  },
  moving: {
    en:
      'packing boxes,piano transport,same-day delivery,storage,' +
      'house clearance,airport transfer,night rides,fixed quotes',
    de:
      'Umzugskartons,Klaviertransport,Lieferung am selben Tag,Lagerung,' +
      'Haushaltsauflösung,Flughafentransfer,Nachtfahrten,Festpreise',
    fr:
      'cartons,transport de piano,livraison le jour même,garde-meubles,' +
      'vide-maison,transfert aéroport,courses de nuit,devis fermes',
    es:
      'cajas de embalaje,transporte de pianos,entrega en el día,almacenaje,' +
      'vaciado de casas,traslado al aeropuerto,viajes nocturnos,precios cerrados',
    no:
      'flytteesker,pianotransport,levering samme dag,lagring,' +
      'tømming av bolig,flyplasstransport,nattkjøring,fastpris',
    it:
      'scatoloni,trasporto pianoforti,consegna in giornata,deposito,' +
      'sgombero di case,trasferimento in aeroporto,corse notturne,preventivi fissi',
    pt: 'caixas de mudança,transporte de pianos,entrega no mesmo dia,guarda-móveis,esvaziamento de casas,traslado ao aeroporto,viagens noturnas,preços fechados',
  },
  outdoor: {
    en: 'sunset tour,half-day trip,family tour,equipment hire,guided walk,private group,photo safari,season ticket',
    de:
      'Sonnenuntergangstour,Halbtagestour,Familientour,Ausrüstungsverleih,' +
      'geführte Wanderung,private Gruppe,Fotosafari,Saisonkarte',
    fr:
      'sortie au coucher du soleil,demi-journée,sortie en famille,location de matériel,' +
      'balade guidée,groupe privé,safari photo,carte de saison',
    es:
      'ruta al atardecer,excursión de medio día,ruta en familia,alquiler de equipo,' +
      'paseo guiado,grupo privado,safari fotográfico,abono de temporada',
    no: 'solnedgangstur,halvdagstur,familietur,utstyrsleie,guidet tur,privat gruppe,fotosafari,sesongkort',
    it:
      'giro al tramonto,gita di mezza giornata,giro per famiglie,noleggio attrezzatura,' +
      'escursione guidata,gruppo privato,safari fotografico,biglietto stagionale',
    pt: 'passeio ao pôr do sol,passeio de meio dia,passeio em família,aluguel de equipamento,caminhada guiada,grupo privado,safári fotográfico,passe de temporada',
  },
  culture: {
    en: 'guided tour,school visits,audio guide,late opening,reading room,open day,picture loans,live session',
    de: 'Führung,Schulbesuche,Audioguide,lange Nacht,Lesesaal,Tag der offenen Tür,Bilderverleih,Livekonzert',
    fr:
      'visite guidée,visites scolaires,audioguide,nocturne,' +
      'salle de lecture,portes ouvertes,prêt d’œuvres,session en direct',
    es:
      'visita guiada,visitas escolares,audioguía,noche abierta,' +
      'sala de lectura,jornada de puertas abiertas,préstamo de obras,sesión en directo',
    no: 'omvisning,skolebesøk,lydguide,kveldsåpent,lesesal,åpen dag,bildeutlån,livekonsert',
    it:
      'visita guidata,visite scolastiche,audioguida,apertura serale,' +
      'sala di lettura,giornata aperta,prestito di quadri,sessione dal vivo',
    pt: 'visita guiada,visitas escolares,audioguia,noite no museu,sala de leitura,dia de portas abertas,empréstimo de obras,sessão ao vivo',
  },
  garden: {
    en: 'hedge trimming,vegetable boxes,planting plans,pick your own,winter pruning,compost,honey tasting,farm tours',
    de: 'Heckenschnitt,Gemüsekisten,Pflanzpläne,Selbsternte,Winterschnitt,Kompost,Honigverkostung,Hofführungen',
    fr:
      'taille de haies,paniers de légumes,plans de plantation,cueillette libre,' +
      'taille d’hiver,compost,dégustation de miel,visites de la ferme',
    es:
      'poda de setos,cestas de verduras,planes de plantación,recogida propia,' +
      'poda de invierno,compost,cata de miel,visitas a la granja',
    no: 'hekklipping,grønnsakskasser,planteplaner,selvplukk,vinterbeskjæring,kompost,honningsmaking,gårdsbesøk',
    it:
      'taglio delle siepi,cassette di verdura,progetti di piantagione,raccolta libera,' +
      'potatura invernale,compost,degustazione di miele,visite in azienda',
    pt: 'poda de sebes,cestas de verduras,planos de plantio,colheita própria,poda de inverno,compostagem,degustação de mel,visitas à fazenda',
  },
  technical: {
    en:
      'sample analysis,express results,site measurements,small batches,' +
      'data export,calibration,technical drawings,rental equipment',
    de:
      'Probenanalyse,Expressergebnisse,Messungen vor Ort,Kleinserien,' +
      'Datenexport,Kalibrierung,technische Zeichnungen,Leihgeräte',
    fr:
      'analyse d’échantillons,résultats express,mesures sur site,petites séries,' +
      'export de données,étalonnage,dessins techniques,matériel de location',
    es:
      'análisis de muestras,resultados exprés,mediciones in situ,series pequeñas,' +
      'exportación de datos,calibración,dibujos técnicos,equipos de alquiler',
    no:
      'prøveanalyse,ekspressresultater,målinger på stedet,små serier,' +
      'dataeksport,kalibrering,tekniske tegninger,utleieutstyr',
    it:
      'analisi di campioni,risultati rapidi,misurazioni sul posto,piccoli lotti,' +
      'esportazione dei dati,taratura,disegni tecnici,attrezzatura a noleggio',
    pt: 'análise de amostras,resultados expressos,medições no local,pequenos lotes,exportação de dados,calibração,desenhos técnicos,equipamento para alugar',
  },
  any: {
    en:
      'gift vouchers,group bookings,express service,first consultation,' +
      'spare parts,opening offer,home visits,annual contract',
    de:
      'Gutscheine,Gruppenbuchungen,Expressdienst,Erstberatung,' +
      'Ersatzteile,Eröffnungsangebot,Hausbesuche,Jahresvertrag',
    fr:
      'bons cadeaux,réservations de groupe,service express,premier conseil,' +
      'pièces détachées,offre d’ouverture,visites à domicile,contrat annuel',
    es:
      'vales de regalo,reservas de grupo,servicio exprés,primera consulta,' +
      'recambios,oferta de apertura,visitas a domicilio,contrato anual',
    no: 'gavekort,gruppebestilling,ekspresservice,førstegangsråd,reservedeler,åpningstilbud,hjemmebesøk,årsavtale',
    it:
      'buoni regalo,prenotazioni di gruppo,servizio rapido,primo colloquio,' +
      'pezzi di ricambio,offerta di apertura,visite a domicilio,contratto annuale',
    pt: 'vale-presente,reservas de grupo,serviço expresso,primeira consulta,peças de reposição,oferta de inauguração,visitas em domicílio,contrato anual',
  },
}
