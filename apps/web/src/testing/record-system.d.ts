export type RecordSystem = {
  /** Its FHIR address. */
  fhir: string
  asked: {
    path: string
    authorization: string | undefined
  }[]
  /** What the person who allows access sends the browser back with. */
  allow(address: URL): URLSearchParams
  close(): Promise<unknown>
}
/**
 * A record system of FHIR R4 that speaks SMART App Launch 2, with one patient of our own making. Its `/authorize` allows at once. Without a
 * port it takes any that is free.
 */
export declare function startRecordSystem(port?: number): Promise<RecordSystem>
