import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Zone } from './zones.ts'

/** What a source says of its arms and its people, before it is ordered. */
export type Slots = Record<Zone | 'problem' | 'measured', LexiconConcept[]>
