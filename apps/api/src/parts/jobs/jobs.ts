/** Work that is due again and again, whoever is at the product. */
export type Job = {
  /** In kebab case; no two jobs share it. */
  name: string
  /** When, as a cron expression in UTC: a minute is the shortest time between two runs. */
  schedule: string
  /** What fails is logged and done again at its next time. */
  run: () => Promise<void>
  /** After how long a run is given up, so that its next one can begin: 15 minutes unless told. */
  longestRunSeconds?: number
}

export type Jobs = {
  /** Has each job done at its times, by one of all the processes that share the database. */
  start(jobs: readonly Job[]): Promise<void>
  /** Waits for what runs, for ten seconds at the most. */
  stop(): Promise<void>
}
