import { useState } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { Combobox } from '../ui/form/combobox.tsx'
import { Field } from '../ui/form/field.tsx'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { InfiniteListEnd } from '../ui/list/infinite-list-end.tsx'
import { ListRow } from '../ui/list/list-row.tsx'
import { Pagination } from '../ui/list/pagination.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const specialities = ['Cardiology', 'Nephrology'].map((label) => ({ value: label, label }))

export function Lists() {
  const [chosen, setChosen] = useState<string | null>(null)
  const [inForce, setInForce] = useState<string | null>('Cardiology')

  return (
    <Chapter title="Lists" name="lists">
      <Specimen name="Card" isWide>
        <div className="grid gap-4 sm:grid-cols-3">
          <Card
            title="Clinical Calculators & Scores"
            to="/ui"
            above={<Badge tone="info">Class I device</Badge>}
          >
            Nine scores, each with its source. A press anywhere opens it.
          </Card>
          <Card title="Laboratory Reference Guide" to="/ui" actions={<Button>Learn More</Button>}>
            Reference intervals by category.
          </Card>
          <Card title="Without an address">A card that only groups.</Card>
        </div>
      </Specimen>
      <Specimen name="ListRow">
        <ul>
          <ListRow
            title="Anna Rossi"
            to="/ui"
            lead={<Avatar name="Anna Rossi" picture={undefined} />}
            detail="Cardiology, Italy"
            meta="3 Nov"
          />
          <ListRow
            title="Ben Adler"
            lead={<Avatar name="Ben Adler" picture="/apple-touch-icon.png" />}
            detail="wants to join your circle"
            actions={
              <>
                <Button>Reject</Button>
                <Button variant="primary">Accept</Button>
              </>
            }
          />
          <ListRow title="The one that is open" to="/ui" selected />
        </ul>
      </Specimen>
      <Specimen name="FilterBar">
        <FilterBar
          label="Filter by speciality"
          canApply={chosen !== null && chosen !== inForce}
          canReset={inForce !== null}
          onApply={() => setInForce(chosen)}
          onReset={() => setInForce(null)}
          found={12}
          chips={inForce !== null && <Chip label={inForce} onRemove={() => setInForce(null)} />}
        >
          <Field label="Speciality">
            <Combobox options={specialities} value={chosen} onValueChange={setChosen} />
          </Field>
        </FilterBar>
      </Specimen>
      <Specimen name="Pagination">
        {[1, 5, 10].map((page) => (
          <Pagination
            key={page}
            label={`Pages, of which ${page} is open`}
            page={page}
            pageSize={10}
            total={95}
            addressOf={(to) => `?page=${to}`}
          />
        ))}
      </Specimen>
      <Specimen name="InfiniteListEnd">
        {(['loading', 'failed', 'whole'] as const).map((state) => (
          <InfiniteListEnd key={state} state={state} count={20} onMore={() => undefined} />
        ))}
      </Specimen>
    </Chapter>
  )
}
