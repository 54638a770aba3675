export declare function chosen(): Record<string, { icon: string; path: string }>;
