import { generatePath } from 'react-router'
import { z } from 'zod'
import { othersProfile } from '../lib/paths.ts'

const ProfileState = z.object({ userId: z.uuid() })

/** Where another person's profile is: the name in the address, the id in the state of the navigation alone. */
export function profileLinkOf({ _id, name }: { _id: string; name: string }) {
  const state: z.infer<typeof ProfileState> = { userId: _id }
  return { to: generatePath(othersProfile, { name }), state }
}

/** Whose profile a navigation leads to; undefined where the address was typed. */
export function readProfileState(state: unknown): string | undefined {
  return ProfileState.safeParse(state).data?.userId
}
