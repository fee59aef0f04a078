import type { PersonInfo } from '@auscult/contract/people/people.ts'
import type { ReactNode } from 'react'
import { PersonName } from '../../people/person-name.tsx'
import { usePicture } from '../../people/picture.ts'
import { profileLinkOf } from '../../people/profile-link.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ListRow } from '../../ui/list/list-row.tsx'

type PersonRowProps = { person: PersonInfo; detail?: ReactNode; actions?: ReactNode }

/** Somebody in a list, whose name leads to their profile. */
export function PersonRow({ person, detail, actions }: PersonRowProps) {
  return (
    <ListRow
      {...profileLinkOf(person)}
      title={
        <span className="flex">
          <PersonName person={person} />
        </span>
      }
      lead={<Avatar name={person.name} picture={usePicture(person.profilePicture)} />}
      detail={detail}
      actions={actions}
    />
  )
}
