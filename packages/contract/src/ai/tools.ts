import { z } from 'zod'
import { AntibioticEntry } from '../guides/antibiotics.ts'
import { LabValue } from '../guides/labs.ts'
import { Language } from '../language.ts'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

/** What the question tells already, to be confirmed by whoever asked: no score is worked out of it before. */
export const FilledItem = z.object({
  /** As a request of the calculator calls it. */
  item: z.string(),
  /** Null where it cannot be tested: the verbal response of somebody who is intubated. */
  value: z.union([z.boolean(), z.number(), z.string(), z.null()]),
  /** English content. */
  label: z.string(),
  /** The chosen option in words; null where the answers are no and yes. */
  option: z.string().nullable(),
})
export type FilledItem = z.infer<typeof FilledItem>

/** Whether all that the question asks is what the tool has; where it is not, the tool stands beside and answers nothing. */
const covers = z.boolean()

/** A score that the question names. */
const CalculatorOffer = z.object({
  tool: z.literal('calculator'),
  /** Also its place under `/tools/calcs`. */
  id: z.string(),
  name: z.string(),
  use: z.string(),
  filled: z.array(FilledItem),
  /** Whom the score is not for, of what the question itself tells; English content. */
  notFor: z.array(z.string()).default([]),
  covers,
})
export type CalculatorOffer = z.infer<typeof CalculatorOffer>

/** Rows of the laboratory guide, of adults who are not pregnant. */
const LabOffer = z.object({
  tool: z.literal('labs'),
  tests: z
    .array(
      LabValue.extend({
        /**
         * The asker's figure in the row's SI unit, and as typed; none where none is told or its unit is none of the row's. Several where
         * it has no unit and more than one may be meant: then `text` says which each is.
         */
        told: z.array(
          z.object({
            text: z.string(),
            valueSi: z.number(),
            /** The unit that a figure without one was read in, since in no other it is plausible; null where nothing had to be assumed. */
            assumedUnit: z.string().nullable().default(null),
          }),
        ),
      }),
    )
    .min(1),
  covers,
})
export type LabOffer = z.infer<typeof LabOffer>

/** Entries of the antibiotic guide for the people asked about, or for adults where it has none for a pregnancy. */
const AntibioticOffer = z.object({
  tool: z.literal('antibiotics'),
  entries: z.array(AntibioticEntry).min(1),
  /**
   * What is told of the patient that the first choice may not suit: the entries do not answer then. `condition`: an illness, treatment or
   * kind of people that they do not speak of; `population`: they are for other people; `breastfeeding`: the same, and nothing in them is said of it; `warning`: a safety rule speaks against it.
   */
  told: z
    .array(z.enum(['allergy', 'figure', 'condition', 'population', 'breastfeeding', 'warning']))
    .default([]),
  covers,
})
export type AntibioticOffer = z.infer<typeof AntibioticOffer>

/** A tool that belongs to the question, beside its answer; where the evidence does not answer and the tool covers all that is asked, the tool's facts are the answer. */
export const ToolOffer = z.discriminatedUnion('tool', [CalculatorOffer, LabOffer, AntibioticOffer])
export type ToolOffer = z.infer<typeof ToolOffer>

export const findTools = operation({
  name: 'findTools',
  method: 'POST',
  path: '/ai-query/tools',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary:
    'Tools that a few words ask for, too few to be a question: "wells dvt", "normal ferritin". Nothing is kept, and it costs nothing.',
  body: z
    .object({
      query: text({ min: 1, max: 200 }),
      /** That of the asker's screen, for words that are the same in several. */
      language: Language.optional(),
    })
    .meta({ examples: [{ query: 'wells dvt' }, { query: 'k 5.9' }, { query: 'sodio', language: 'es' }] }),
  answer: z.object({ tools: z.array(ToolOffer) }),
})
