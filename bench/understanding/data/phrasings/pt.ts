import type { Phrasings } from './phrasings.ts'

export const pt: Phrasings = {
  comma: [
    '{Trade} {name}, {place}, {servicelist}[, {prices}][, {hours}][, {phone}]',
    '{Trade} em {place}, {i1} {v1}, {hours}, me chamo {person}[, {colours}]',
    '{name}, {trade}, {place}. {servicelist}. {mood}, {colours}',
    '{trade} {place}, {mood}[, {c1}], {x1}, {x2}',
    '{name} – {trade} em {place}, {note}, {servicelist}[, tel. {phone}]',
    'site para {name}, {a} em {place}, {servicelist}[, {sectionlist}]',
    '{Trade}, {prices}, {hours}[, {address}]',
    'página inicial, {trade}, {name}, para {audience}, {x1}, botão “{button}”',
    '{Trade} {name} {place}, {note}, {servicelist}, {mood}, {phone}, {email}',
    'página para {a}, {name}, {c1} e {mood}, {sectionlist}[, {date}]',
    '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
    '{audience} vêm à {name} por {servicelist}; {trade}, {place}; {mood}',
    'Copiado do nosso panfleto: “{Trade} {name} • {address}, {place} • {servicelist} • {prices} • {email}”. Transforma ' +
      'isso em site, com {c} como no papel, e põe também {x}.',
    'site institucional, cliente {name}, segmento {trade}, praça {place}, público {audience}, tom {mood}, ' +
      'paleta {colours}, destaque para {servicelist}, botão “{button}”',
  ],
  prose: [
    'Somos {a} em {place} e nos chamamos {name}. Oferecemos {services}.[ Abrimos {hours}.]',
    'Tenho {a} que se chama {name}[ em {place}]. {Item1} custa {v1}, {i2} {v2}.[ Meu nome é {person}.]',
    'Olá! Minha irmã e eu abrimos {a} em {place}. O nome é {name}. Temos {services}[, telefone {phone}].',
    'Crie um site para {name}, {a} para {audience}. Deve ser {mood} e ter {sections}.',
    'Faça uma página para {our} {name} em {place}. Cores: {colours}. Deve mostrar {services} e também {sections}.',
    'Por favor, crie uma página para {name}. É {a} em {place}, {note}. É preciso ver {services}[ e o endereço: {address}].',
    '{Our} se chama {name}. {Item1} custa {v1}. Também temos {services}. Aberto {hours}.',
    'Preciso de um site para {a}[ em {place}]. Fazemos {services}. Escreva para {email}[ ou ligue para {phone}].',
    '{name} é {a} de {place}. {person} está à frente. Quero uma página de estilo {mood} com {sections} e o botão “{button}”.',
    'Gostaríamos de um site de uma página para {our} {name}: {services}, preços ({prices}), {hours}.',
    'Sou {person} e tenho {a} em {place}. Uma página com {sections}, por favor[, em {colours}].',
    'Faz um site para {a} com o nome “{name}” que oferece {services}[. Os ingressos para {date} custam {v1|ingressos}].',
    'Há em {place} {a} que toda a gente conhece como {name}, e ainda sem site. As pessoas vêm por {services}. {Item1}? ' +
      'São {v1}.',
    'Desde que assumimos {name} ({note}), {trade} em {address}, nos pedem {services}; queremos isso na internet junto ' +
      'com {sections}.',
    'O que imagino para {name} é algo {mood}, principalmente {colours}. Como {trade} vivemos de {services}. A porta ' +
      'está aberta {hours}.',
    'Então, deixa eu explicar, é pra {person}, que mês que vem abre {a} aqui em {place}, tá?, e ainda não tem nada na ' +
      'internet. Vai se chamar {name}. Enfim, que apareça {services}, que dê pra ligar no {phone}, e que tenha {x} e ' +
      'mais {x}. Só isso mesmo.',
    'Dispenso carrossel, música e janelas a saltar. O que interessa é que quem procura {a} em {place} encontre {name}, ' +
      'perceba o que fazemos ({servicelist}) e saiba quando cá estamos ({hours}). Cores: {c} e pouco mais.',
    'Boa tarde, gostávamos de ter um sítio na internet. Chamamo-nos {name}, somos {a} e estamos em ' +
      '{place}, na morada {address}. As pessoas procuram-nos sobretudo por {services}. Horário: {hours}.',
    'A gente quer divulgar {our} na internet. É {name}, aqui de {place}. Tem {i1} ({v1}) e tem {i2} ' +
      '({v2}), e quem quiser saber mais manda mensagem no {phone}. Pode usar bastante {c}.',
    'Bom dia, desculpe o meu português, eu estou aprender ainda. Eu abriu {a} em {place}, chama {name}. ' +
      'Aqui tem {services}. Cliente pode vir {hours}. Meu telefone {phone}. Eu querer página bonita, e com ' +
      '{x}, obrigado.',
  ],
  bullets: [
    'site\n- nome: {name}\n- o quê: {trade}\n- onde: {place}\n- serviços: {servicelist}\n- telefone: {phone}',
    '{Trade} “{name}”\n{servicelines}\n[{hours}\n]{phone}',
    'Uma página para {name}, {a}:\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Site para {a} em {place}. Precisa de:\n{sectionlines}\nServiços:\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* estilo: {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} por {i1}, {v2} por {i2}\n4. falar com {person}\n5. somos conhecidos como {name}',
    'rascunho p/ a página:\n→ ramo: {trade} em {place}\n→ fazemos: {servicelist}\n→ quando: {hours}\n→ rua: {address}\n' +
      '→ zap {phone}\n→ preços ainda não\n→ na fachada: {name} (escrito assim)',
    'O que não pode faltar, segundo a chefia:\n1º o nome: {name}\n2º que somos {a}\n3º {servicelist}\n4º {i1} ' +
      '({v1})\n5º {x}\n6º o contato de {person}: {phone}\no resto é com você',
  ],
  keys: [
    'Nome: {name}; Local: {place}; O quê: {trade}; Serviços: {servicelist}; Horário: {hours}; Telefone: {phone}',
    'negócio: {trade}\nnome: {name}\npreços: {prices}\ncontato: {email}',
    'Nome da empresa: {name}\nTipo: {trade}\nCidade: {place}\nSeções: {sectionlist}\nCores: {colours}',
    'O que somos: {trade}. Quem: {person}. Onde: {address}[, {place}]. Quando: {hours}.',
    'Marca = {name}, ramo = {trade}, público = {audience}, estilo = {mood}, cores = {colours}',
    '{name} ({trade})\nHorário de funcionamento: {hours}\nPreços: {prices}\nTelefone: {phone}',
    'quem: {name} / o quê: {trade} / quanto: {i1} {v1}, {i2} {v2} / contacto: {phone}, {email} / visual: {colours}',
    'Ficha técnica\nNome comercial » {name}\nAtividade » {trade}\nLocalização » {address}, ' +
      '{place}\nFuncionamento » {hours}\nO que oferecemos » {servicelist}\nTabela » {prices}\nReservas e ' +
      'pedidos » {email}',
  ],
  ask: [
    'Você pode me fazer um site para {a} em {place}? O nome é {name} e oferecemos {services}.',
    'Poderia preparar uma página para {name}, {our}? {Item1} custa {v1} e {i2} {v2}.',
    'Como ficaria uma página para {a} que se chama {name}, com {sections}?',
    'Quero um site para {a}, pode ser em {colours} e {mood}? Estamos em {place}, {hours}.',
    'Faria uma página inicial para {name}? Somos {a}, {note}, e o nosso número é {phone}.',
    '{Our} continua sem página... dá para resolver? Na placa está escrito {name}, {hours}, seria bom ter {x1} e {x2}.',
    '{Item1}, {v1}. {Item2}, {v2}. Portas abertas {hours} ({note}). Endereço: {address}, {place}. Com isso e o nome, ' +
      '{name}, dá para montar uma página para {our}?',
    'Vocês também fazem página para quem não entende nada disso? Somos três pessoas, temos {a} em ' +
      '{place}, e o povo vem atrás de {services}. Queria que desse para ver {sections} e que o clima fosse ' +
      '{mood}. No Instagram estamos como {name}.',
  ],
  hurry: [
    'preciso urgente site {trade} {place} {name} {servicelist} tel {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'pfv um site pra {trade} em {place}, {name}, {servicelist}, tel {phone}',
    'oi vc pode fazer uma pagina pra {trade}, nome {name}, {hours}, {colours} obrigada',
    'pagina rapida {trade} {name}, {i1} {v1}, {i2} {v2}, {place}',
    'site {trade} {place} {mood} com {x1} e {x2} pf',
    '{servicelist} é isso q a gente faz, {name} em {place}, {trade}, numero {phone}, mais pra {mood}',
    'oii gente um amigo tem {a} em {place} e n aparece nem no google, chama {name}, tem {servicelist} e abre {hours}, ' +
      'me faz um site massa?',
    'opa 🙋 aqui é {person} tenho {a} chamada {name}\nqueria uma pág bem simples\na gente faz {servicelist}\n{i1} {v1} ' +
      'e {i2} {v2}\nfica em {place}, whats {phone}\nse der algo {mood} vlw',
    'eai, minha vó quer site kkkkk {a} em {place}, nome {name}, tem {servicelist}, {i1} {v1}, funciona ' +
      '{hours}, ela gosta de {c}, bora?',
  ],
  long: [
    'Por favor, crie um site para {our} em {place}. O nome é {name}, {note}. Oferecemos {services}. {Item1} custa {v1} e ' +
      '{i2} {v2}. Abrimos {hours}. Podem falar conosco pelo {phone} ou em {email}. Use {colours} e mantenha tudo {mood}. ' +
      'Gostaria de {sections}.',
    'Vou lançar {name}, {a} para {audience}. Vai ter {services}. {Item1} custa {v1}. Quero {x1} e {x2}. Deve ser ' +
      '{mood}. No botão: “{button}”. Falar com {person}, {address}, {place}.',
    '{Our} {name} está há muito tempo em {place} ({note}). No dia {date} temos um dia de portas abertas com {services}.\n\n' +
      'Preços: {prices}.\nHorário: {hours}.\nContato: {person}, {phone}.\n\nUse {c1}, estilo {mood}, com {sections}.',
    'Duas palavras sobre nós. {Our} é de {person}, e a placa da porta diz {name}. Estamos aqui: {address}, {place}. Os ' +
      'clientes de sempre gostam de {services}; os novos perguntam quanto custa {i1} ({v1}). É assim {note}. No dia ' +
      '{date} fazemos uma festa. Só quero {sections}, em {colours}, nada berrante, mais para {mood}.',
    'Tudo começou com uma mesa emprestada na garagem do meu avô, e hoje aquilo é {a} que meia {place} conhece. O nome ' +
      'nunca mudou: {name}. As pessoas entram à procura de {services} e acabam ficando para conversar. {Item1} sai por ' +
      '{v1}; {i2}, {v2}. Adorava ter uma página que contasse essa história, com um ar {mood}, em tons de {colours}, e ' +
      '{x} no fim.',
    'A ideia nem foi minha. A minha filha, que estuda fora, ligou no domingo e disse: “Ó mãe, procurei ' +
      'por vocês e não apareceu nada.” Fiquei a pensar naquilo. Temos {services}, temos {i1} ({v1}), temos ' +
      'quem venha de longe, {audience} principalmente, e depois não há uma página que o diga. Ela acha que ' +
      'deve ser {mood}; eu só faço questão da secção “{x}”. Pode escrever que é {a}, em {place}, e que dá ' +
      'pelo nome de {name}.',
  ],
  mixed: [
    '{name@}, {trade} em {place}, {servicelist@}, {hours}',
    'Somos {a} com o nome {name@} em {place}. No cardápio: {servicelist@}. Telefone {phone}.',
  ],
  own: [
    '{Deed1}. {Deed2}. {servicelist}. Aberto {hours}.',
    '{Our} {does}. Queremos uma página com {x1} e {x2}.',
    'Olá, tenho {a} em {place}. {Deed1}. Cores: {colours}.',
    'Site para {name}, {a}. {Deed1}. {Deed2}. {phone}',
    '{Our} {does}. {Deed1}. Com {sections}, por favor.',
  ],
  letter: [
    'Bom dia,\n\nescrevo a respeito do site de {name}, que foi feito pelo meu sobrinho e em que já ninguém consegue ' +
      'mexer. Somos {a} em {place}, {address}, e o que mais nos pedem é {services}. Agradecia que houvesse também ' +
      '{x}.\n\nCom os melhores cumprimentos,\n{person}\nTel. {phone}',
    'Encaminhando o que a chefe mandou, dá pra resolver hoje?\n\n“Página nova para {name}, {trade}. Tem que ficar claro ' +
      'que é para {audience}, que temos {services}, e o preço de {i1}, {v1}. Por enquanto nada de loja virtual. No ' +
      'botão, escrever ‘{button}’. E um e-mail: {email}.”',
    'Segue a transcrição do áudio de {person}:\n\n“Então, anota aí. Primeiro, a gente é {a}, ponto. ' +
      'Segundo, {date} tem evento e precisa estar no ar antes. Terceiro, {services}, isso tem que aparecer. ' +
      'Quarto, o e-mail, {email}. Quinto... esqueci o quinto. Ah, {note}! E o nome você sabe, {name}.”\n\nDá ' +
      'para fazer hoje?',
  ],
}
