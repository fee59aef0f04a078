/** Starting until all that goes on beside the calls is begun, and closing from the moment it was told to end. */
export type ServerPhase = { current: 'starting' | 'running' | 'closing' }
