import type { Phrasings } from './phrasings.ts'

export const es: Phrasings = {
  comma: [
    '{Trade} {name}, {place}, {servicelist}[, {prices}][, {hours}][, {phone}]',
    '{Trade} en {place}, {i1} {v1}, {hours}, me llamo {person}[, {colours}]',
    '{name}, {trade}, {place}. {servicelist}. {mood}, {colours}',
    '{trade} {place}, {mood}[, {c1}], {x1}, {x2}',
    '{name} – {trade} en {place}, {note}, {servicelist}[, tel. {phone}]',
    'web para {name}, {a} en {place}, {servicelist}[, {sectionlist}]',
    '{Trade}, {prices}, {hours}[, {address}]',
    'página de inicio, {trade}, {name}, para {audience}, {x1}, botón «{button}»',
    '{Trade} {name} {place}, {note}, {servicelist}, {mood}, {phone}, {email}',
    'página para {a}, {name}, {c1} y {mood}, {sectionlist}[, {date}]',
    '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
    '{audience} vienen a {name} por {servicelist}; {trade}, {place}; {mood}',
    'Esto dice el folleto que repartimos: {Trade} {name} | {address}, {place} | {servicelist} | {prices} | {email}. ' +
      'Pásalo a web, con {c} como en el folleto y además {x}.',
    'Una sola hoja, sin menús: {name}, {trade}, {address}, {place}, {prices}, {hours}, en {c}, y que ' +
      'quede claro esto: {note}',
  ],
  prose: [
    'Somos {a} en {place} y nos llamamos {name}. Ofrecemos {services}.[ Abrimos {hours}.]',
    'Tengo {a} que se llama {name}[ en {place}]. {Item1} cuesta {v1}, {i2} {v2}.[ Me llamo {person}.]',
    '¡Hola! Mi hermana y yo hemos abierto {a} en {place}. El nombre es {name}. Hay {services}[, teléfono {phone}].',
    'Crea un sitio web para {name}, {a} para {audience}. Debe ser {mood} y tener {sections}.',
    'Haz una página para {our} {name} en {place}. Colores: {colours}. Debe mostrar {services} y también {sections}.',
    'Por favor, crea una página para {name}. Es {a} en {place}, {note}. Se debe ver {services}[ y la dirección: {address}].',
    '{Our} se llama {name}. {Item1} cuesta {v1}. También hay {services}. Abierto {hours}.',
    'Necesito una web para {a}[ en {place}]. Hacemos {services}. Escribe a {email}[ o llama al {phone}].',
    '{name} es {a} de {place}. {person} lo dirige. Quiero una página de estilo {mood} con {sections} y el botón «{button}».',
    'Nos gustaría una web de una página para {our} {name}: {services}, precios ({prices}), {hours}.',
    'Soy {person} y tengo {a} en {place}. Una página con {sections}, por favor[, en {colours}].',
    'Haz un sitio para {a} con el nombre «{name}» que ofrece {services}[. Las entradas para {date} cuestan {v1|entradas}].',
    'Hay en {place} {a} que todos conocen como {name}, y todavía sin web. La gente viene por {services}. ¿{Item1}? Son {v1}.',
    'Desde que llevamos {name} ({note}), {trade} en {address}, nos piden {services}; que esté en internet junto con {sections}.',
    'Lo que imagino para {name} es algo {mood}, sobre todo {colours}. Como {trade} vivimos de {services}. La puerta ' +
      'está abierta {hours}.',
    'Mira, te cuento, es para {person}, que el mes que viene abre {a} aquí en {place}, ¿vale?, y todavía no tiene ' +
      'nada en internet. Le va a poner {name}. Pues eso, que haya {services}, que se pueda llamar al {phone}, y que ' +
      'salga {x} y también {x}. No hace falta más.',
    'No quiero carrusel ni ventanas emergentes ni chat. Tampoco precios, que cambian cada semana. Quiero que quien ' +
      'busque {a} en {place} dé con {name}, vea lo que hacemos ({servicelist}) y sepa cuándo estamos ({hours}). ' +
      'Colores: {c} y poco más.',
    'Buenos días. Queremos dar a conocer en internet {our}, {name}, que está en {place} ({address}). ' +
      'Quien nos visita suele venir por {services}. El teléfono es el {phone} y el horario, {hours}.',
    'Yo de ordenadores sé lo justo. Lo mío es {a}, en {place} de toda la vida, y mis hijos insisten en ' +
      'que hace falta una página. Que ponga {name} bien grande, que cobramos {v1} por {i1} y {v2} por {i2}, ' +
      'y que hay que preguntar por {person}. Y que se sepa una cosa: {note}.',
  ],
  bullets: [
    'sitio web\n- nombre: {name}\n- qué: {trade}\n- dónde: {place}\n- servicios: {servicelist}\n- teléfono: {phone}',
    '{Trade} «{name}»\n{servicelines}\n[{hours}\n]{phone}',
    'Una página para {name}, {a}:\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Sitio para {a} en {place}. Necesita:\n{sectionlines}\nServicios:\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* estilo: {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} por {i1}, {v2} por {i2}\n4. preguntar por {person}\n5. nos hacemos llamar {name}',
    'apuntes p/ la web:\n· {trade} en {place}\n· ofrecemos → {servicelist}\n· cuándo → {hours}\n· dónde → {address}\n' +
      '· sin precios por ahora\n· tfno. {phone}\n· rótulo: {name}',
    'la bio de nuestro insta, tal cual:\n✨ {name} ✨\n{Trade} 📍{place}\n👉 {servicelist}\n🕐 {hours}\n📲 ' +
      '{phone}\n\nlo mismo pero en web, con apartado de {x} y rollo {mood}',
    '10:42 Jefe: oye lo de la web\n10:42 Jefe: somos {a}, no hace falta inventar nada\n10:43 Jefe: ' +
      '{servicelist}\n10:45 Jefe: dirección {address}\n10:51 Jefe: y que escriban a {email}\n10:52 Jefe: ' +
      '{note}\n10:58 Jefe: {name} arriba del todo y ya\n\nesto es lo que hay, ¿me lo montas?',
  ],
  keys: [
    'Nombre: {name}; Lugar: {place}; Qué: {trade}; Servicios: {servicelist}; Horario: {hours}; Teléfono: {phone}',
    'negocio: {trade}\nnombre: {name}\nprecios: {prices}\ncontacto: {email}',
    'Nombre del negocio: {name}\nTipo: {trade}\nCiudad: {place}\nSecciones: {sectionlist}\nColores: {colours}',
    'Qué somos: {trade}. Quién: {person}. Dónde: {address}[, {place}]. Cuándo: {hours}.',
    'Marca = {name}, sector = {trade}, público = {audience}, estilo = {mood}, colores = {colours}',
    '{name} ({trade})\nHorario: {hours}\nPrecios: {prices}\nTeléfono: {phone}',
    'quién: {name} / qué: {trade} / cuesta: {i1} {v1}, {i2} {v2} / contacto: {phone}, {email} / aspecto: {colours}',
    'Concepto\tDato\nDenominación\t{name}\nActividad\t{trade}\nMunicipio\t{place}\nHorario de ' +
      'atención\t{hours}\nServicios\t{servicelist}\nCorreo\t{email}\nColor corporativo\t{c}',
  ],
  ask: [
    '¿Puedes hacerme una web para {a} en {place}? El nombre es {name} y ofrecemos {services}.',
    '¿Podría preparar una página para {name}, {our}? {Item1} cuesta {v1} y {i2} {v2}.',
    '¿Cómo sería una página para {a} que se llama {name}, con {sections}?',
    'Quiero una web para {a}, ¿puede ser en {colours} y {mood}? Estamos en {place}, {hours}.',
    '¿Harías una página de inicio para {name}? Somos {a}, {note}, y nuestro número es {phone}.',
    '{Our} sigue sin página... ¿se puede arreglar? En el letrero pone {name}, {hours}, estaría bien {x1} y {x2}.',
    '{Item1}, {v1}. {Item2}, {v2}. Abierto {hours} ({note}). La dirección, {address}, en {place}. Con esto y ' +
      'el nombre, {name}, ¿nos puedes preparar una página para {our}?',
    '¿Es mucho pedir una página en la que se entienda a la primera que {name} es {a}, que está en {place} ' +
      'y qué precio tiene {i1} ({v1})? La que tenemos ahora no dice ni una cosa ni la otra. Y ya puestos, ' +
      '¿cabrían estos apartados: {sections}, y un botón de «{button}»?',
  ],
  hurry: [
    'necesito ya web {trade} {place} {name} {servicelist} tel {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'xfa una web para {trade} en {place}, {name}, {servicelist}, tel {phone}',
    'hola puedes hacer una pagina para {trade}, nombre {name}, {hours}, {colours} gracias',
    'pagina rapida {trade} {name}, {i1} {v1}, {i2} {v2}, {place}',
    'web {trade} {place} {mood} con {x1} y {x2} porfa',
    '{servicelist} eso hacemos, {name} en {place}, {trade}, numero {phone}, mas bien {mood}',
    'buenas q tal, un amigo tiene {a} en {place} y no sale ni en google, se llama {name}, tiene {servicelist} y abre ' +
      '{hours}, me lo montas?',
    'holaa 🙋 soy {person} tengo {a} q se llama {name}\nkiero una pag sencillita\nhacemos {servicelist}\n{i1} {v1} y ' +
      '{i2} {v2}\nestamos en {place}, wasap {phone}\nporfi q sea algo {mood}',
    'ola buenas disculpe mi español soy de fuera, yo abrir {a} aqui {place} hace poco, nombre {name}, ' +
      'tengo {servicelist}, {i1} vale {v1}, la gente puede llamar {phone} muchas gracias',
  ],
  long: [
    'Por favor, diseña un sitio web para {our} en {place}. El nombre es {name}, {note}. Ofrecemos {services}. ' +
      '{Item1} cuesta {v1} y {i2} {v2}. Abrimos {hours}. Nos encuentran en el {phone} o en {email}. Usa {colours} y ' +
      'que sea {mood}. Me gustaría {sections}.',
    'Voy a lanzar {name}, {a} para {audience}. Habrá {services}. {Item1} cuesta {v1}. Quiero {x1} y {x2}. Debe ser ' +
      '{mood}. En el botón: «{button}». Preguntar por {person}, {address}, {place}.',
    '{Our} {name} lleva mucho tiempo en {place} ({note}). El {date} hay jornada abierta con {services}.\n\nPrecios: ' +
      '{prices}.\nHorario: {hours}.\nContacto: {person}, {phone}.\n\nUsa {c1}, estilo {mood}, con {sections}.',
    'Unas palabras sobre nosotros. {Our} es de {person}, y el letrero de la puerta dice {name}. Estamos aquí: ' +
      '{address}, {place}. A los de siempre les gustan {services}; los nuevos preguntan cuánto cuesta {i1} ({v1}). Así ' +
      'es {note}. El {date} lo celebramos. Solo quiero {sections}, en {colours}, nada chillón, más bien {mood}.',
    'Mi abuela empezó con una mesa en el portal y hoy, tantos años después, aquello es {a} que conoce medio {place}. ' +
      'Nunca le cambiamos el nombre: {name}. La gente entra preguntando por {services} y se queda charlando. {Item1} ' +
      'vale {v1}; {i2}, {v2}. Me haría ilusión una página que cuente esa historia, de aire {mood} y en tonos ' +
      '{colours}, con {x} al final.',
    'Mi madre dice que quien la busca la encuentra, y mi hermano, que hoy se busca con el móvil. Como no ' +
      'se ponen de acuerdo, escribo yo. En casa vivimos de {our}; a diario nos preguntan por {services}, y ' +
      'los que son de fuera lo primero que quieren saber es el precio de {i1} ({v1}). Abrimos {hours}. Mi ' +
      'hermano pide un apartado de {x} y tonos {colours}; mi madre, que no se note que hay un ordenador de ' +
      'por medio. Solo coinciden en el nombre: {name}.',
  ],
  mixed: [
    '{name@}, {trade} en {place}, {servicelist@}, {hours}',
    'Somos {a} con el nombre {name@} en {place}. En la carta: {servicelist@}. Teléfono {phone}.',
  ],
  own: [
    '{Deed1}. {Deed2}. {servicelist}. Abierto {hours}.',
    '{Our} {does}. Queremos una página con {x1} y {x2}.',
    'Hola, tengo {a} en {place}. {Deed1}. Colores: {colours}.',
    'Web para {name}, {a}. {Deed1}. {Deed2}. {phone}',
    '{Our} {does}. {Deed1}. Con {sections}, por favor.',
  ],
  letter: [
    'Estimados señores:\n\nLes escribo porque queremos renovar la web de {name}. La actual la hizo mi sobrino y ya no ' +
      'se puede tocar. Llevamos {a} en {place}, {address}, y lo que más nos encargan es {services}. Rogamos que ' +
      'figure también un apartado de {x}.\n\nReciban un cordial saludo,\n{person}\nTel. {phone}',
    'Te reenvío lo que me ha mandado la jefa, a ver si lo puedes sacar hoy:\n\n«Página nueva para {name}, {trade}. Que ' +
      'se note que es para {audience}, que tenemos {services}, y el precio de {i1}, {v1}. De momento nada de tienda ' +
      'online. El botón, que ponga “{button}”. Y un correo: {email}.»',
    'A quien corresponda:\n\nDesde hace un tiempo buscamos la manera de tener una página propia, dirigida ' +
      'sobre todo a {audience}. Conviene que aparezcan {services} y que destaque la fecha del {date}, ' +
      'cuando abrimos las puertas a todo el mundo. En cuanto al estilo, algo ' +
      '{mood}.\n\nAtentamente,\n{person}\n{name}, {trade}\n{place}',
  ],
}
