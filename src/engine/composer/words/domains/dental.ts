import type { DomainWords } from '../types.ts'

export const dental: DomainWords = {
  domain: 'dental',
  archetype: 'visit',
  nouns: {
    3:
      'dental clinic|dental practice|dentist|dentists|orthodontist|dental|zahnarztpraxis|zahnarzt|zahnärztin|' +
      'kieferorthopädie|dentiste|cabinet dentaire|dentista|clínica dental|tannlege|tannklinikk',
    2: 'teeth|tooth|zähne|braces|implants',
    1: 'fillings|whitening',
  },
  hue: 165,
  tones: ['calm', 'corporate'],
  sections: ['services', 'steps', 'team', 'hours', 'booking', 'faq', 'location'],
  offers: 'services',
  asks: { services: 'treatments|leistungen|behandlungen' },
  en: {
    trade: 'a dental practice',
    offer: 'teeth',
    standIn: ['The Dental Practice', 'Window Seat Dental'],
    cta: [
      'Ask for an appointment > booking',
      'What we do > services',
      'Surgery hours > hours',
      'Reach us > contact|location',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. We explain before we begin.',
          '{brand}: raise a hand, we stop',
          'In good time to {brand}',
          '{brand}: calm hands, clear words',
        ],
        lead: [
          'We explain before we begin, stop when you raise a hand, and tell you honestly what can wait.',
          '{brand} is {a trade}{in place}. As little as possible, as thoroughly as needed.',
        ],
      },
      services: {
        head: ['What we do', 'As little as possible', 'From check-up to crown'],
        lead: ['Your own tooth, if it can stay, is nearly always the best solution.'],
        items: [
          'Check-up and cleaning | A look, a polish, and you know where you stand.',
          'Fillings | Tooth-coloured, built in layers, polished until the bite is right.',
          'Root treatment | Well numbed. We try to keep the tooth before we talk of replacing it.',
          'Crowns and bridges | First a plan with costs, then your decision, then the impression.',
          'Children | The first time we only count. The chair goes up and down.',
          'When you are afraid | Say so. We plan more time and begin with a talk.',
          'Gums | Quiet trouble, found early.',
          'Second opinion | Bring the plan. We read it with you.',
        ],
      },
      steps: {
        head: ['Before we drill, we talk', 'Your first visit'],
        items: [
          [
            'Arrive | Coat off, sit down. The form can be filled in at home.',
            'Tell | What bothers you, and what must not happen.',
            'Look | We examine and say aloud what we see.',
            'Decide | You get a proposal on paper. Think about it at home.',
          ],
        ],
      },
      booking: {
        head: ['Ask for an appointment', 'A time that suits'],
        lead: ['It takes a minute. We suggest a time and you decide whether it fits.'],
        fields: [
          'radio=What is it about?=Check-up or cleaning|Something hurts|Advice or second opinion|A child',
          'date=Preferred day*',
          'name*',
          'phone*',
          'message=What should we know before?',
        ],
        submit: ['Ask for an appointment'],
        note: ['Strong pain or an accident? Please call instead.'],
      },
      team: {
        head: ['Who greets you', 'The team'],
        items: [
          '?Add name | | Dentist',
          '?Add name | | Prophylaxis',
          '?Add name | | Reception',
          '?Add name | | Assistant',
        ],
      },
      hours: { head: ['Surgery hours', 'When we are here'], lead: ['And by appointment.'] },
      faq: {
        items: [
          'What should I bring? | Your card, a list of medicines and x-rays if you have some.',
          'I have not been for years. Is that bad? | No. You get no lecture. We look at what matters now and start there.',
          'Does it hurt? | Less than waiting. We numb properly and stop when you raise a hand.',
          'How do I cancel? | ?Add how late a visit can be cancelled',
          'What does it cost? | You get a plan with costs before anything begins.',
        ],
      },
      statement: { head: ['Before we drill, we talk.', 'The best treatment is the one you did not need.'] },
      about: {
        body: [
          [
            '{brand} is {a trade}{in place}. The chair faces the window, because that is where people like to look.',
            'We treat what needs treating. The rest we write down and watch together.',
          ],
        ],
      },
      cta: { head: ['How long has it been?', 'Come for a look'], lead: ['No lecture. Promise.'] },
    },
  },
  de: {
    trade: 'eine Zahnarztpraxis',
    offer: 'Zähne',
    standIn: ['Die Zahnarztpraxis', 'Praxis am Fenster'],
    cta: ['Termin anfragen > booking', 'Leistungen > services', 'Sprechzeiten > hours', 'Kontakt > contact|location'],
    parts: {
      hero: {
        head: [
          '{brand}. Erst reden, dann bohren.',
          '{brand}: Hand heben, wir hören auf',
          'In Ruhe zu {brand}',
          '{brand}: ruhige Hände, klare Worte',
        ],
        lead: [
          'Wir erklären, bevor wir anfangen, hören auf, wenn Sie die Hand heben, und sagen ehrlich, was warten kann.',
          'So wenig wie möglich, so gründlich wie nötig. Und immer der Reihe nach.',
        ],
      },
      services: {
        head: ['Was wir tun', 'So wenig wie möglich', 'Von der Kontrolle bis zur Krone'],
        lead: ['Ein eigener Zahn, der bleiben kann, ist fast immer die beste Lösung.'],
        items: [
          'Vorsorge und Reinigung | Kontrolle, Reinigung, ein Blick auf das Zahnfleisch. Danach wissen Sie Bescheid.',
          'Füllungen | Zahnfarben, in Schichten gebaut und poliert, bis der Biss stimmt.',
          'Wurzelbehandlung | Gut betäubt. Wir versuchen zuerst, den Zahn zu erhalten.',
          'Kronen und Brücken | Erst ein Plan mit Kosten, dann Ihre Entscheidung.',
          'Kinder | Beim ersten Mal wird nur gezählt. Der Stuhl darf fahren.',
          'Angst | Sagen Sie es. Wir planen mehr Zeit und beginnen mit einem Gespräch.',
          'Zahnfleisch | Stiller Ärger, früh gefunden.',
          'Zweite Meinung | Bringen Sie den Plan mit.',
        ],
      },
      steps: {
        head: ['Bevor wir bohren, reden wir', 'Ihr erster Besuch'],
        items: [
          [
            'Ankommen | Mantel aus, kurz sitzen. Den Bogen können Sie zu Hause ausfüllen.',
            'Erzählen | Was stört und was auf keinen Fall passieren soll.',
            'Ansehen | Wir untersuchen und sprechen laut mit.',
            'Entscheiden | Sie bekommen einen Vorschlag auf Papier.',
          ],
        ],
      },
      booking: {
        head: ['Termin anfragen', 'Wann passt es Ihnen?'],
        lead: ['Es dauert eine Minute. Wir machen einen Vorschlag, und Sie entscheiden.'],
        fields: [
          'radio=Worum geht es?=Kontrolle oder Reinigung|Etwas tut weh|Beratung, zweite Meinung|Termin für ein Kind',
          'date=Wunschtag*',
          'name*',
          'phone*',
          'message=Was sollen wir vorher wissen?',
        ],
        submit: ['Anfrage senden', 'Termin anfragen'],
        note: ['Starke Schmerzen oder ein Unfall? Bitte anrufen.'],
      },
      team: {
        head: ['Wer Sie begrüßt', 'Das Team'],
        lead: ['Sie wissen immer, wer sich über Sie beugt.'],
        items: [
          '?Name ergänzen | | Zahnärztin',
          '?Name ergänzen | | Prophylaxe',
          '?Name ergänzen | | Empfang und Termine',
          '?Name ergänzen | | Assistenz',
        ],
      },
      hours: { head: ['Sprechzeiten', 'Wann wir da sind'], lead: ['Und nach Vereinbarung.'] },
      faq: {
        items: [
          'Was soll ich mitbringen? | Versichertenkarte, eine Liste Ihrer Medikamente und Röntgenbilder, falls vorhanden.',
          'Ich war lange nicht da. Ist das schlimm? | Nein. Es gibt keinen Vortrag. Wir schauen, was jetzt wichtig ist.',
          'Tut es weh? | Weniger als warten. Wir betäuben gut und hören auf, wenn Sie die Hand heben.',
          'Wie sage ich einen Termin ab? | ?Frist für Absagen ergänzen',
          'Was kostet es? | Sie bekommen einen Plan mit Kosten, bevor etwas beginnt.',
        ],
      },
      statement: { head: ['Bevor wir bohren, reden wir.', 'Die beste Behandlung ist die, die nicht nötig war.'] },
      about: {
        body: [
          [
            '{brand} ist {a trade}{in place}. Der Stuhl steht zum Fenster, denn dort schaut man gern hin.',
            'Wir behandeln, was behandelt werden muss. Den Rest schreiben wir auf und beobachten ihn gemeinsam.',
          ],
        ],
      },
      cta: { head: ['Wie lange ist es her?', 'Kommen Sie schauen'], lead: ['Ohne Vortrag. Versprochen.'] },
    },
  },
}
