import { Bookmark } from 'lucide-react'
import { Accordion } from '../ui/accordion.tsx'
import { Alert } from '../ui/alert.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { ErrorState } from '../ui/page/error-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { SectionHeader } from '../ui/page/section-header.tsx'
import { Chapter, Specimen } from './specimen.tsx'

export function States() {
  return (
    <Chapter title="States and text" name="states">
      <Specimen name="Alert">
        <div className="space-y-2">
          <Alert tone="info">The list was sorted by date.</Alert>
          <Alert tone="success">Your profile is saved.</Alert>
          <Alert tone="warning">Leave out what identifies the patient.</Alert>
          <Alert tone="danger">Your profile could not be saved. What you typed is still here.</Alert>
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          Icon={Bookmark}
          text="You haven't saved any posts yet..."
          action={<LinkButton to="/ui">Read the Brief</LinkButton>}
        />
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState text="Failed to load data. Please try again." onRetry={() => undefined} />
      </Specimen>
      <Specimen name="SectionHeader, Accordion">
        <SectionHeader title="About the score" level={3} note="3 parts" />
        <Accordion
          sections={[
            {
              value: 'interpretation',
              title: 'Interpretation',
              content: '0 to 1: low. 2: moderate. 3 or more: high.',
            },
            {
              value: 'about',
              title: 'About this Calculator',
              content: 'What it is for, and for whom it is not.',
            },
            { value: 'reference', title: 'Reference', content: 'The paper it comes from.' },
          ]}
          level={3}
          openAtFirst="interpretation"
        />
      </Specimen>
    </Chapter>
  )
}
