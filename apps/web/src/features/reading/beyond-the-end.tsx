import { Navigate } from 'react-router'
import { type ListAddress, searchOf } from './list-address.ts'

type BeyondTheEndProps = { address: ListAddress; pageSize: number; total: number }

/** Leads from a page that is not there, or no longer, to the last one that is. */
export function BeyondTheEnd({ address, pageSize, total }: BeyondTheEndProps) {
  return <Navigate replace to={{ search: searchOf({ ...address, page: Math.ceil(total / pageSize) }) }} />
}
