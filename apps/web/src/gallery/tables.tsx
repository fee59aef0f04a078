import { type Column, Table } from '../ui/table/table.tsx'
import { Chapter, Specimen } from './specimen.tsx'

type Trial = { name: string; year: number; participants: string; estimate: string; interval: string }

const trials: Trial[] = [
  { name: 'DAPA-HF', year: 2019, participants: '4,744', estimate: '0.74', interval: '0.65–0.85' },
  { name: 'EMPEROR-Reduced', year: 2020, participants: '3,730', estimate: '0.75', interval: '0.65–0.86' },
  { name: 'DELIVER', year: 2022, participants: '6,263', estimate: '0.82', interval: '0.73–0.92' },
]

const columns: Column<Trial>[] = [
  { id: 'name', title: 'Trial', cell: ({ name }) => name },
  { id: 'year', title: 'Year', cell: ({ year }) => year, isNumber: true },
  { id: 'participants', title: 'Participants', cell: ({ participants }) => participants, isNumber: true },
  { id: 'estimate', title: 'Hazard ratio', cell: ({ estimate }) => estimate, isNumber: true },
  { id: 'interval', title: '95 % interval', cell: ({ interval }) => interval, isNumber: true },
]

const sentenceColumns = [...columns.slice(0, 1), ...listOutcomes(2)]

/** As many columns as no page has room for. */
const wideColumns = [...columns, ...listOutcomes(4)]

function listOutcomes(count: number): Column<Trial>[] {
  return Array.from({ length: count }, (_, nth) => ({
    id: `outcome ${nth}`,
    title: `Outcome ${nth + 1}`,
    cell: ({ interval }) => `The interval of this outcome is ${interval}`,
    className: 'min-w-64',
  }))
}

export function Tables() {
  return (
    <Chapter title="Tables" name="tables">
      <Specimen name="Table" isWide>
        <Table
          caption="Trials of SGLT2 inhibitors"
          columns={columns}
          rows={trials}
          keyOf={({ name }) => name}
        />
      </Specimen>
      <Specimen name='Table cards="tablet"' isWide>
        <Table
          caption="With sentences in its cells"
          columns={sentenceColumns}
          rows={trials.slice(0, 1)}
          keyOf={({ name }) => name}
          cards="tablet"
        />
      </Specimen>
      <Specimen name="Table isWide" isWide>
        <Table
          caption="The same with more columns"
          columns={wideColumns}
          rows={trials}
          keyOf={({ name }) => name}
          isWide
        />
      </Specimen>
    </Chapter>
  )
}
