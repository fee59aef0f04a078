import { postLimits } from '@auscult/contract/posts/posts.ts'
import { useSearchParams } from 'react-router'

/** Which page of which list the address names. '' stands for no filter; `own` puts the reader's specialities first where nothing is filtered. */
export type ListAddress = { page: number; specialty: string; q: string; order: 'own' | 'date' }

/** '?page=2&specialty=cardiology&q=statin', with what is not said left out: the search of an address. */
export function searchOf({ page = 1, specialty = '', q = '', order = 'own' }: Partial<ListAddress>): string {
  const params = new URLSearchParams()
  if (page > 1) params.set('page', String(page))
  if (specialty !== '') params.set('specialty', specialty)
  if (q !== '') params.set('q', q)
  if (order !== 'own') params.set('order', order)
  return params.size === 0 ? '' : `?${params}`
}

/** The list that the address names, so that a page, a filter and a search can be sent to somebody and gone back to. */
export function useListAddress(): ListAddress {
  const [params] = useSearchParams()
  const page = Number(params.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= postLimits.lastPage ? page : 1,
    specialty: params.get('specialty')?.slice(0, 100) ?? '',
    q: params.get('q')?.trim().slice(0, postLimits.searchCharacters) ?? '',
    order: params.get('order') === 'date' ? 'date' : 'own',
  }
}
