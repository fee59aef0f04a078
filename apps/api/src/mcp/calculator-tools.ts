import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { calculate } from '@auscult/calculators/calculate.ts'
import type { Answers, Calculator } from '@auscult/calculators/calculator.ts'
import { AnswerError } from '@auscult/calculators/check-answers.ts'
import { calculationOf } from '@auscult/contract/tools/calculation-of.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { reading, sayJson } from './tool-answers.ts'

/** Every calculator as a tool; its input is that of its call in the API, item by item with its definition. */
export function addCalculatorTools(server: McpServer, texts: ReadonlyMap<string, CalculatorTexts>): void {
  for (const calculator of allCalculators) addCalculator(server, calculator, texts.get(calculator.id))
}

function addCalculator(server: McpServer, calculator: Calculator, texts: CalculatorTexts | undefined): void {
  if (texts === undefined) throw new Error(`No texts for ${calculator.id}`)
  const { body } = calculationOf[calculator.id]
  server.registerTool(
    `calculate_${calculator.id.replaceAll('-', '_')}`,
    {
      title: texts.name,
      description: describe(texts),
      inputSchema: body,
      annotations: reading,
    },
    (input: Record<string, unknown>) => {
      const answers = givenAnswers(input)
      try {
        const answer = calculator.present(calculate(calculator, answers), texts, answers)
        return sayJson({
          ...answer,
          notFor: texts.notFor,
          warnings: texts.warnings,
          standing: texts.standing,
          references: texts.references.map(({ text }) => text),
          reviewState: 'Texts not yet reviewed by a clinician',
        })
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error
        return { ...sayJson({ error: error.message, field: error.field }), isError: true }
      }
    },
  )
}

function describe({ use, population, items }: CalculatorTexts): string {
  const told = items.map(
    ({ name, label, definition }) => `${name}: ${[label, definition].filter(Boolean).join('. ')}`,
  )
  return [`${use}. For: ${population} Ask for every item; never guess one.`, ...told].join('\n')
}

const Given = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]))

/** What was left out is not there, and not undefined. */
function givenAnswers(input: Record<string, unknown>): Answers {
  return Given.parse(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)))
}
