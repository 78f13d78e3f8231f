import type { Phrasings } from './phrasings.ts'

export const fr: Phrasings = {
  comma: [
    '{Trade} {name}, {place}, {servicelist}[, {prices}][, {hours}][, {phone}]',
    '{Trade} à {place}, {i1} {v1}, {hours}, je m’appelle {person}[, {colours}]',
    '{name}, {trade}, {place}. {servicelist}. {mood}, {colours}',
    '{trade} {place}, {mood}[, {c1}], {x1}, {x2}',
    '{name} – {trade} à {place}, {note}, {servicelist}[, tél. {phone}]',
    'site pour {name}, {a} à {place}, {servicelist}[, {sectionlist}]',
    '{Trade}, {prices}, {hours}[, {address}]',
    'page d’accueil, {trade}, {name}, pour {audience}, {x1}, bouton « {button} »',
    '{Trade} {name} {place}, {note}, {servicelist}, {mood}, {phone}, {email}',
    'page pour {a}, {name}, {c1} et {mood}, {sectionlist}[, {date}]',
    '{hours}, {phone}, {name} : {trade}, {place}, {servicelist}',
    '{audience} viennent chez {name} pour {servicelist} ; {trade}, {place} ; {mood}',
    'Je recopie notre vieux prospectus : « {name}. {Trade}, {place}. {servicelist}. {prices}. Ouvert {hours}. » À ' +
      'vous d’en faire une page web moderne pour {audience}, avec {x} en plus.',
    'page unique svp, {trade} sur {place}, enseigne {name}, {prices}, {hours}, esprit {mood}, dominante {c}',
  ],
  prose: [
    'Nous sommes {a} à {place} et nous nous appelons {name}. Nous proposons {services}.[ Ouvert {hours}.]',
    'Je tiens {a} qui s’appelle {name}[ à {place}]. {Item1} coûte {v1}, {i2} {v2}.[ Je m’appelle {person}.]',
    'Bonjour ! Ma sœur et moi avons ouvert {a} à {place}. Le nom est {name}. Il y a {services}[, téléphone {phone}].',
    'Crée un site pour {name}, {a} pour {audience}. Il doit être {mood}, avec {sections}.',
    'Fais une page pour notre {trade} {name} à {place}. Couleurs : {colours}. Elle doit montrer {services} ainsi que {sections}.',
    'Merci de créer une page pour {name}. C’est {a} à {place}, {note}. On doit y voir {services}[ et l’adresse : {address}].',
    'Notre {trade} s’appelle {name}. {Item1} coûte {v1}. Il y a aussi {services}. Ouvert {hours}.',
    'J’ai besoin d’un site pour {a}[ à {place}]. Nous faisons {services}. Écrivez à {email}[ ou appelez le {phone}].',
    '{name} est {a} de {place}. {person} en est responsable. Je veux une page au style {mood} avec {sections} et le bouton « {button} ».',
    'Nous aimerions un site d’une page pour notre {trade} {name} : {services}, prix ({prices}), {hours}.',
    'Je suis {person} et j’ai {a} à {place}. Une page avec {sections}, s’il vous plaît[, en {colours}].',
    'Fais un site pour {a} du nom de « {name} » qui propose {services}[. Les billets pour {date} coûtent {v1|billets}].',
    'Il y a à {place} {a} que tout le monde connaît comme {name}, et toujours pas de site. On y vient pour ' +
      '{services}. {Item1} ? Comptez {v1}.',
    'Depuis que nous avons repris {name} ({note}), {trade} au {address}, on nous demande {services} ; mettez cela en ' +
      'ligne avec {sections}.',
    'Ce que j’imagine pour {name}, c’est quelque chose de {mood}, surtout {colours}. Comme {trade}, nous vivons de ' +
      '{services}. La porte est ouverte {hours}.',
    'Alors voilà, euh, en fait c’est pour quelqu’un de la famille, enfin {person}, qui reprend {a} à {place} et qui ' +
      'garde le nom, {name}, parce que tout le monde le connaît. Dedans, euh, {services}, et puis les prix, {i1} {v1}, ' +
      '{i2} {v2}, bon, rien de compliqué quoi. Faites juste une page claire avec {x}.',
    'Surtout pas de diaporama, pas de musique, pas de vente en ligne. Juste l’essentiel sur {name}, {a} de quartier ' +
      '(à {place}, {note}) : ce qu’on propose ({services}) et où nous écrire ({email}). En {colours}, comme notre ' +
      'carte de visite.',
    'Bonjour, on aimerait être enfin visibles sur internet. Nous tenons {a} à {place}, sous le nom de ' +
      '{name}, et nos clients nous demandent surtout {services}. Nos heures : {hours}. Pour nous écrire : ' +
      '{email}.',
    'Bonjour madame monsieur, excusez mon français. Moi j’ai ouvrir {a} dans la ville {place}. Le nom ' +
      'c’est {name}. Chez nous il y a {services}, et {i1} c’est {v1}. Le numéro pour appeler {phone}. Je ' +
      'veux la page simple, avec aussi {x}, merci beaucoup.',
  ],
  bullets: [
    'site web\n- nom : {name}\n- activité : {trade}\n- lieu : {place}\n- services : {servicelist}\n- téléphone : {phone}',
    '{Trade} « {name} »\n{servicelines}\n[{hours}\n]{phone}',
    'Une page pour {name}, {a} :\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Site pour {a} à {place}. Il faut :\n{sectionlines}\nServices :\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* style : {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} pour {i1}, {v2} pour {i2}\n4. demander {person}\n5. on se fait appeler {name}',
    'pour mémo :\n- activité → {trade}\n- ville → {place}\n- presta. → {servicelist}\n- horaires → {hours}\n' +
      '- tél. → {phone}\n- ambiance → {mood}, {c}\n- nom → {name} (à écrire tel quel svp)',
    'Voilà ce qu’il y a sur notre fiche Google, vous pouvez piocher dedans :\n\n{name}\n{Trade}\n{address}, ' +
      '{place}\n{hours}\n{phone}\n\nIl y manque nos tarifs :\n{pricelines}',
  ],
  keys: [
    'Nom : {name} ; Lieu : {place} ; Activité : {trade} ; Services : {servicelist} ; Horaires : {hours} ; Téléphone : {phone}',
    'activité : {trade}\nnom : {name}\ntarifs : {prices}\ncontact : {email}',
    'Nom de l’entreprise : {name}\nType : {trade}\nVille : {place}\nRubriques : {sectionlist}\nCouleurs : {colours}',
    'Ce que nous sommes : {trade}. Qui : {person}. Où : {address}[, {place}]. Quand : {hours}.',
    'Marque = {name}, secteur = {trade}, public = {audience}, style = {mood}, couleurs = {colours}',
    '{name} ({trade})\nHoraires : {hours}\nTarifs : {prices}\nTéléphone : {phone}',
    'qui : {name} / quoi : {trade} / combien : {i1} {v1}, {i2} {v2} / joindre : {phone}, {email} / look : {colours}',
    'BRIEF CRÉA\nAnnonceur > {name}\nMétier > {trade}\nCible > {audience}\nOffre > {servicelist}\nTon > ' +
      '{mood}\nPalette > {colours}\nAppel à l’action > {button}\nArborescence > {sectionlist}',
  ],
  ask: [
    'Peux-tu me faire un site pour {a} à {place} ? Le nom est {name} et nous proposons {services}.',
    'Pourriez-vous préparer une page pour {name}, notre {trade} ? {Item1} coûte {v1} et {i2} {v2}.',
    'À quoi ressemblerait une page pour {a} qui s’appelle {name}, avec {sections} ?',
    'Je voudrais un site pour {a}, possible en {colours} et {mood} ? Nous sommes à {place}, {hours}.',
    'Tu pourrais faire une page d’accueil pour {name} ? Nous sommes {a}, {note}, et notre numéro est le {phone}.',
    'Notre {trade} n’a toujours pas de page... on peut arranger ça ? Sur l’enseigne : {name}, {hours}, {x1} et {x2} ce serait bien.',
    'On trouve chez nous {servicelist}. On ouvre {hours}. On reste raisonnable : {i1} {v1}, {i2} {v2}. On réserve au ' +
      '{phone}. Chez nous, c’est {name}, {trade} à {place}. Vous pourriez nous faire un site avec tout ça ?',
    'C’est pour mes études, mais en vrai : ma tante a {a} à {place} et pas un sou pour une agence. Est-ce ' +
      'que je peux lui montrer quelque chose ce soir ? Faut qu’on y lise {services}, qu’on sache où la ' +
      'joindre ({phone}), et le mot d’ordre c’est {mood}. Son enseigne, c’est {name}.',
  ],
  hurry: [
    'besoin vite site {trade} {place} {name} {servicelist} tel {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'svp un site pour {trade} à {place}, {name}, {servicelist}, tel {phone}',
    'slt tu peux faire une page pour {trade}, nom {name}, {hours}, {colours} merci',
    'page rapide {trade} {name}, {i1} {v1}, {i2} {v2}, {place}',
    'site {trade} {place} {mood} avec {x1} et {x2} svp',
    '{servicelist} voila ce qu on fait, {name} a {place}, {trade}, numero {phone}, plutot {mood}',
    'coucou c pour une copine elle ouvre {a} a {place} ca sappelle {name} yaura {servicelist} c ouvert {hours} tu ' +
      'peux faire un truc sympa ?',
    'bjr, jai {a} 😊 cest {name}\non fait {servicelist}\non est {address}, {place}\nles gens appellent le {phone}\n' +
      'la page en {c} si possible, style {mood}\nmerci davance',
    'wsh c ma mère qui m’envoie mdr faut un site pr {a}, {name} ça s’appelle, genre {i1} {v1} pis {i2} ' +
      '{v2}, c’est à {place} et ya quelqu’un {hours}, voilà',
  ],
  long: [
    'Merci de concevoir un site pour notre {trade} à {place}. Le nom est {name}, {note}. Nous proposons {services}. ' +
      '{Item1} coûte {v1} et {i2} {v2}. Nous sommes ouverts {hours}. On nous joint au {phone} ou à {email}. Utilisez ' +
      '{colours} et restez {mood}. J’aimerais {sections}.',
    'Je lance {name}, {a} pour {audience}. Il y aura {services}. {Item1} coûte {v1}. Je veux {x1} et {x2}. Le style ' +
      'doit être {mood}. Sur le bouton : « {button} ». Demandez {person}, {address}, {place}.',
    'Notre {trade} {name} est à {place} de longue date ({note}). Le {date} a lieu une journée ouverte avec ' +
      '{services}.\n\nPrix : {prices}.\nHoraires : {hours}.\nContact : {person}, {phone}.\n\nUtilisez {c1}, style ' +
      '{mood}, avec {sections}.',
    'Quelques mots sur nous. Notre {trade} appartient à {person}, et l’enseigne au-dessus de la porte dit {name}. On ' +
      'nous trouve ici : {address}, {place}. Les habitués aiment {services} ; les nouveaux demandent ce que coûte {i1} ' +
      '({v1}). C’est ainsi {note}. Le {date}, on fait la fête. Je ne veux que {sections}, en {colours}, rien de ' +
      'criard, plutôt {mood}.',
    'Au départ il y avait un local vide et beaucoup de poussière. Des mois de travaux plus tard, c’est {a}, et tout ' +
      '{place} en parle. Nous avons choisi de l’appeler {name}. Chaque semaine, {audience} poussent la porte. Au ' +
      'programme : {services} ; côté tarif, {i1}, {v1}. Le site devrait raconter cette aventure, donner envie de passer ' +
      'nous voir ({address}) et rester {mood}. Merci d’y prévoir les rubriques {x} et {x}.',
    'Je sors de réunion, alors je note tout de suite. Le comptable trouve qu’un site coûte toujours trop ' +
      'cher, la patronne veut absolument une rubrique {x}, et la doyenne de l’équipe demande qu’on n’oublie ' +
      'pas « {s} ». Pour le reste, tout le monde est tombé d’accord : dire que c’est {a}, qu’on y propose ' +
      '{services}, donner l’adresse ({address}) et laisser {person} répondre à {email}. Quant au titre, on ' +
      'ne touche à rien, ça reste {name}.',
  ],
  mixed: [
    '{name@}, {trade} à {place}, {servicelist@}, {hours}',
    'Nous sommes {a} du nom de {name@} à {place}. À la carte : {servicelist@}. Téléphone {phone}.',
  ],
  own: [
    '{Deed1}. {Deed2}. {servicelist}. Ouvert {hours}.',
    '{Our} {does}. Nous aimerions une page avec {x1} et {x2}.',
    'Bonjour, j’ai {a} à {place}. {Deed1}. Couleurs : {colours}.',
    'Site pour {name}, {a}. {Deed1}. {Deed2}. {phone}',
    '{Our} {does}. {Deed1}. Avec {sections}, s’il vous plaît.',
  ],
  letter: [
    'Bonjour,\n\nJe me permets de vous écrire au sujet de notre {trade}, {name}, que mon épouse et moi tenons au ' +
      '{address}. Jusqu’ici, nous n’avions qu’une ligne dans l’annuaire. Nous aimerions présenter nos prestations ' +
      '({services}), sans oublier {s}. On nous joint au {phone} aux heures d’ouverture ({hours}).\n\nBien ' +
      'cordialement,\n{person}\n{place}',
    'Transféré de la direction, à traiter avant ce soir :\n\n> Le site de {name} est mort, il faut repartir de zéro. ' +
      'Bien dire qu’on est {a} à {place}, mettre {sectionlist}, et un bouton « {button} » bien visible. Pas de ' +
      'slogan, on en a déjà trop. Les gens écrivent à {email}.',
    'Madame, Monsieur,\n\nNous ne disposons à ce jour d’aucune page. Vous voudrez bien y faire figurer ' +
      '{services}, nos jours et heures d’accueil, soit {hours}, ainsi qu’une rubrique « {x} ».\n\nDans ' +
      'l’attente, je vous prie d’agréer mes salutations distinguées.\n\n{person}\n{name} – {trade}\n{address}, ' +
      '{place}',
    '(message vocal, retranscription automatique) Oui allô, bon, c’est encore moi. Pour le site, j’ai ' +
      'réfléchi, hein, tu mets pas tout. Tu mets {i1}, {v1}, ça les gens demandent tout le temps, tu mets ' +
      '{i2}, {v2}, et tu mets aussi, comment dire, {note}, voilà. Le titre, {name}, en gros. En dessous ' +
      '{trade}, à {place}, et puis le téléphone, attends, {phone}. Allez, je te rappelle.',
  ],
}
