import { interfaceWords } from '../../words/phrases/ui.ts'
import type { Language } from '../../words/types.ts'

type WaitingFact = keyof (typeof interfaceWords)['en']['edited']

/** What stands where a fact waits for the person. */
export const placeholderFor = (fact: WaitingFact, language: Language) => interfaceWords[language].edited[fact]
