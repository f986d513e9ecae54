import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A change of this key renders the children again. */
  resetKey: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error?: unknown;
  /** The error that was counted last. */
  counted?: unknown;
  failures: number;
  resetKey: unknown;
}

/** An effect that threw may throw in its cleanup too. */
const MAX_FAILURES = 3;

/**
 * Replaces children that threw. React supports this only in a class. A fallback whose effects throw would be rendered again and again,
 * since React gives its errors to the same boundary: from the fourth error on they go to the boundary above.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failures: 0, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    // Wrapped: anything can be thrown, also undefined.
    return { error: { thrown: error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { error, counted, failures, resetKey: before }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (resetKey !== before) return { failures: 0, counted: error, resetKey };
    return error === counted ? null : { failures: failures + 1, counted: error };
  }

  override render(): ReactNode {
    const { error, failures } = this.state;
    if (failures > MAX_FAILURES) throw (error as { thrown: unknown }).thrown;
    return failures > 0 ? this.props.fallback : this.props.children;
  }
}
